0000000000480110 <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfcys06OutputH0VyAA0
  480110:	push   %rbp
  480111:	mov    %rsp,%rbp
  480114:	push   %r15
  480116:	push   %r14
  480118:	push   %r13
  48011a:	push   %rbx
  48011b:	sub    $0xb0,%rsp
  480122:	mov    %r9,-0x50(%rbp)
  480126:	mov    %rcx,-0x38(%rbp)
  48012a:	lea    0x20(%rdx),%r15
  48012e:	test   $0x3,%r15b
  480132:	jne    480444 <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfcys06Output
  480138:	mov    0x10(%rdx),%rax
  48013c:	cmp    $0x2,%rax
  480140:	jb     480446 <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfcys06Output
  480146:	mov    %rax,-0x30(%rbp)
  48014a:	shl    $0x4,%rax
  48014e:	movslq (%rdx,%rax,1),%rax
  480152:	add    -0x38(%rbp),%rax
  480156:	jo     480448 <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfcys06Output
  48015c:	cmp    %rax,0x10(%rbp)
  480160:	jl     48044a <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfcys06Output
  480166:	mov    %rsi,%r11
  480169:	mov    %rdi,%r13
  48016c:	mov    %r12,-0x70(%rbp)
  480170:	movzwl 0x2c(%rdx),%ebx
  480174:	test   %bx,%bx
  480177:	je     480412 <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfcys06Output
  48017d:	lea    -0xd0(%rbp),%rsi
  480184:	mov    $0x1,%edx
  480189:	mov    %r11,%rdi
  48018c:	xor    %ecx,%ecx
  48018e:	mov    %r11,-0x28(%rbp)
  480192:	call   a8f140 <swift_beginAccess>
  480197:	xor    %ecx,%ecx
  480199:	mov    -0x30(%rbp),%rdi
  48019d:	mov    -0x28(%rbp),%r11
  4801a1:	mov    -0x38(%rbp),%r14
  4801a5:	mov    %r13,-0x48(%rbp)
  4801a9:	mov    %r15,-0x58(%rbp)
  4801ad:	jmp    4801d4 <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfcys06Output
  4801af:	nop
  4801b0:	mov    -0x48(%rbp),%r13
  4801b4:	mov    %rbx,0x10(%r13)
  4801b8:	mov    -0x58(%rbp),%r15
  4801bc:	mov    -0x68(%rbp),%rcx
  4801c0:	mov    -0x60(%rbp),%rax
  4801c4:	add    %r15,%rax
  4801c7:	movzwl 0xc(%rax),%ebx
  4801cb:	test   %bx,%bx
  4801ce:	je     480412 <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfcys06Output
  4801d4:	mov    %rcx,%rax
  4801d7:	movzwl %bx,%ecx
  4801da:	add    %rax,%rcx
  4801dd:	cmp    %rdi,%rcx
  4801e0:	jae    48043a <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfcys06Output
  4801e6:	mov    %rcx,%rax
  4801e9:	shl    $0x4,%rax
  4801ed:	movslq (%r15,%rax,1),%rdx
  4801f1:	mov    0x8(%r15,%rax,1),%r9d
  4801f6:	add    -0x38(%rbp),%rdx
  4801fa:	cmp    $0x20000,%r9
  480201:	mov    %rcx,-0x68(%rbp)
  480205:	mov    %rax,-0x60(%rbp)
  480209:	jb     4803a5 <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfcys06Output
  48020f:	mov    %r9d,%r8d
  480212:	shr    $0x11,%r8d
  480216:	mov    %r9d,%eax
  480219:	and    $0x3,%eax
  48021c:	add    %r8d,%eax
  48021f:	mov    %rdx,%rbx
  480222:	sub    %rax,%rbx
  480225:	cmp    %rbx,%r14
  480228:	jge    4802b5 <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfcys06Output
  48022e:	mov    %r8,-0x78(%rbp)
  480232:	mov    %r9,-0x80(%rbp)
  480236:	mov    %rdx,-0x40(%rbp)
  48023a:	mov    0x10(%r13),%r15
  48023e:	mov    0x0(%r13),%rax
  480242:	mov    %rax,-0x88(%rbp)
  480249:	mov    0x8(%r13),%r13
  48024d:	mov    $0x1,%edx
  480252:	mov    %r11,%rdi
  480255:	lea    -0xa0(%rbp),%rsi
  48025c:	xor    %ecx,%ecx
  48025e:	call   a8f140 <swift_beginAccess>
  480263:	mov    -0x88(%rbp),%rdx
  48026a:	mov    -0x50(%rbp),%rcx
  48026e:	mov    -0x28(%rbp),%r11
  480272:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
  480280:	movzbl (%rcx,%r14,1),%eax
  480285:	incl   (%r11,%rax,4)
  480289:	cmp    %r13,%r15
  48028c:	jge    480438 <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfcys06Output
  480292:	mov    %eax,(%rdx,%r15,4)
  480296:	inc    %r15
  480299:	inc    %r14
  48029c:	cmp    %rbx,%r14
  48029f:	jl     480280 <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfcys06Output
  4802a1:	mov    -0x48(%rbp),%r13
  4802a5:	mov    %r15,0x10(%r13)
  4802a9:	mov    -0x40(%rbp),%rdx
  4802ad:	mov    -0x80(%rbp),%r9
  4802b1:	mov    -0x78(%rbp),%r8
  4802b5:	lea    0x100(%r8),%ecx
  4802bc:	mov    %ecx,%eax
  4802be:	and    $0x3ff,%eax
  4802c3:	cmp    $0x220,%eax
  4802c8:	ja     48043c <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfcys06Output
  4802ce:	mov    %eax,%eax
  4802d0:	incl   (%r11,%rax,4)
  4802d4:	mov    0x8(%r13),%rsi
  4802d8:	mov    0x10(%r13),%rax
  4802dc:	cmp    %rsi,%rax
  4802df:	jge    48043e <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfcys06Output
  4802e5:	mov    %r8,%rbx
  4802e8:	mov    %rdx,%r15
  4802eb:	shr    $0x2,%r9d
  4802ef:	and    $0x7fff,%r9d
  4802f6:	mov    0x0(%r13),%rdx
  4802fa:	mov    %ecx,(%rdx,%rax,4)
  4802fd:	lea    0x1(%rax),%rdi
  480301:	mov    %rdi,0x10(%r13)
  480305:	mov    %r9,%rcx
  480308:	or     $0x1,%rcx
  48030c:	bsr    %rcx,%rcx
  480310:	xor    $0x3f,%rcx
  480314:	mov    $0x3e,%r8d
  48031a:	sub    %ecx,%r8d
  48031d:	cmp    $0x3f,%rcx
  480321:	mov    $0x0,%ecx
  480326:	cmovne %r8,%rcx
  48032a:	mov    %r9,%r12
  48032d:	mov    %r9,%r8
  480330:	shr    %cl,%r8
  480333:	mov    $0xffffffffffffffff,%r9
  48033a:	shl    %cl,%r9
  48033d:	lea    (%r8,%rcx,2),%r8d
  480341:	add    $0x203,%r8d
  480348:	mov    %r8d,%r10d
  48034b:	and    $0x3ff,%r10d
  480352:	cmp    $0x220,%r10d
  480359:	ja     480440 <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfcys06Output
  48035f:	mov    %r10d,%r10d
  480362:	incl   (%r11,%r10,4)
  480366:	cmp    %rsi,%rdi
  480369:	jge    480442 <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfcys06Output
  48036f:	add    %rbx,%r14
  480372:	not    %r9d
  480375:	and    %r9d,%r12d
  480378:	shl    $0xe,%r12d
  48037c:	shl    $0xa,%ecx
  48037f:	or     %ecx,%r8d
  480382:	or     %r12d,%r8d
  480385:	mov    %r8d,0x4(%rdx,%rax,4)
  48038a:	add    $0x2,%rax
  48038e:	mov    %rax,0x10(%r13)
  480392:	mov    -0x68(%rbp),%rcx
  480396:	mov    -0x60(%rbp),%rax
  48039a:	mov    %r15,%rdx
  48039d:	mov    -0x30(%rbp),%rdi
  4803a1:	mov    -0x58(%rbp),%r15
  4803a5:	cmp    %rdx,%r14
  4803a8:	jge    4801c4 <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfcys06Output
  4803ae:	mov    0x10(%r13),%rbx
  4803b2:	mov    0x0(%r13),%r15
  4803b6:	mov    0x8(%r13),%r13
  4803ba:	mov    %rdx,-0x40(%rbp)
  4803be:	mov    $0x1,%edx
  4803c3:	mov    %r11,%rdi
  4803c6:	lea    -0xb8(%rbp),%rsi
  4803cd:	xor    %ecx,%ecx
  4803cf:	call   a8f140 <swift_beginAccess>
  4803d4:	mov    -0x40(%rbp),%rdx
  4803d8:	mov    -0x30(%rbp),%rdi
  4803dc:	mov    -0x50(%rbp),%rcx
  4803e0:	mov    -0x28(%rbp),%r11
  4803e4:	data16 data16 cs nopw 0x0(%rax,%rax,1)
  4803f0:	movzbl (%rcx,%r14,1),%eax
  4803f5:	incl   (%r11,%rax,4)
  4803f9:	cmp    %r13,%rbx
  4803fc:	jge    480436 <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfcys06Output
  4803fe:	mov    %eax,(%r15,%rbx,4)
  480402:	inc    %rbx
  480405:	inc    %r14
  480408:	cmp    %rdx,%r14
  48040b:	jl     4803f0 <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfcys06Output
  48040d:	jmp    4801b0 <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfcys06Output
  480412:	mov    $0x100,%edi
  480417:	mov    %r11,%rsi
  48041a:	mov    %r13,%rdx
  48041d:	call   480450 <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfcys06Output
  480422:	mov    -0x70(%rbp),%r12
  480426:	add    $0xb0,%rsp
  48042d:	pop    %rbx
  48042e:	pop    %r13
  480430:	pop    %r14
  480432:	pop    %r15
  480434:	pop    %rbp
  480435:	ret
  480436:	ud2
  480438:	ud2
  48043a:	ud2
  48043c:	ud2
  48043e:	ud2
  480440:	ud2
  480442:	ud2
  480444:	ud2
  480446:	ud2
  480448:	ud2
  48044a:	ud2
  48044c:	nopl   0x0(%rax)

0000000000480450 <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfcys06OutputH0VyAA0
  480450:	push   %rbp
  480451:	mov    %rsp,%rbp
  480454:	push   %r15
  480456:	push   %r14
  480458:	push   %r12
  48045a:	push   %rbx
  48045b:	sub    $0x20,%rsp
  48045f:	mov    %rdx,%rbx
  480462:	mov    %rsi,%r15
  480465:	mov    %edi,%r14d
  480468:	mov    %edi,%r12d
  48046b:	and    $0x3ff,%r12d
  480472:	lea    -0x38(%rbp),%rsi
  480476:	mov    $0x1,%edx
  48047b:	mov    %r15,%rdi
  48047e:	xor    %ecx,%ecx
  480480:	call   a8f140 <swift_beginAccess>
  480485:	cmp    $0x220,%r12d
  48048c:	ja     4804ba <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfcys06Output
  48048e:	mov    %r12d,%eax
  480491:	incl   (%r15,%rax,4)
  480495:	mov    0x10(%rbx),%rax
  480499:	cmp    0x8(%rbx),%rax
  48049d:	jge    4804bc <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfcys06Output
  48049f:	mov    (%rbx),%rcx
  4804a2:	mov    %r14d,(%rcx,%rax,4)
  4804a6:	inc    %rax
  4804a9:	mov    %rax,0x10(%rbx)
  4804ad:	add    $0x20,%rsp
  4804b1:	pop    %rbx
  4804b2:	pop    %r12
  4804b4:	pop    %r14
  4804b6:	pop    %r15
  4804b8:	pop    %rbp
  4804b9:	ret
  4804ba:	ud2
  4804bc:	ud2
  4804be:	xchg   %ax,%ax

00000000004804d0 <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfCTf4nnd_n>:
  4804d0:	push   %rbp
  4804d1:	mov    %rsp,%rbp
  4804d4:	push   %r15
  4804d6:	push   %r14
  4804d8:	push   %r13
  4804da:	push   %r12
  4804dc:	push   %rbx
  4804dd:	sub    $0x8d8,%rsp
  4804e4:	mov    %r8,%rbx
  4804e7:	mov    %rcx,%r13
  4804ea:	mov    %rdx,%r12
  4804ed:	mov    %rsi,%r14
  4804f0:	mov    %rdi,-0x8e0(%rbp)
  4804f7:	mov    %fs:0x28,%rax
  480500:	mov    %rax,-0x30(%rbp)
  480504:	lea    -0x8b4(%rbp),%rdi
  48050b:	mov    $0x884,%edx
  480510:	xor    %esi,%esi
  480512:	call   447900 <memset@plt>
  480517:	mov    %r12,%r15
  48051a:	inc    %r15
  48051d:	jo     48063a <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfCTf4nnd_n+0
  480523:	test   %r15,%r15
  480526:	js     48063c <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfCTf4nnd_n+0
  48052c:	mov    %r12,-0x8e8(%rbp)
  480533:	mov    %rbx,%r12
  480536:	je     480550 <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfCTf4nnd_n+0
  480538:	lea    0x867039(%rip),%rsi        # ce7578 <$s13SegmentCodecs11BlockSymbolVN>
  48053f:	mov    %r15,%rdi
  480542:	call   a80570 <$ss15ContiguousArrayV28_allocateBufferUninitialized15minimumCapacitys01_abD0VyxGSi_tF
  480547:	mov    %rax,%rbx
  48054a:	mov    %r15,0x10(%rax)
  48054e:	jmp    480557 <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfCTf4nnd_n+0
  480550:	lea    0x9d1449(%rip),%rbx        # e519a0 <_swiftEmptyArrayStorage>
  480557:	lea    0x20(%rbx),%rax
  48055b:	test   $0x3,%al
  48055d:	jne    48063e <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfCTf4nnd_n+0
  480563:	mov    %rax,-0x8d0(%rbp)
  48056a:	mov    %r15,-0x8c8(%rbp)
  480571:	movq   $0x0,-0x8c0(%rbp)
  48057c:	mov    %r12,(%rsp)
  480580:	lea    -0x8d0(%rbp),%rdi
  480587:	lea    -0x8b4(%rbp),%rsi
  48058e:	mov    -0x8e0(%rbp),%rdx
  480595:	mov    %r14,%rcx
  480598:	mov    -0x8e8(%rbp),%r8
  48059f:	mov    %r13,%r9
  4805a2:	xor    %r12d,%r12d
  4805a5:	call   480110 <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfcys06Output
  4805aa:	test   %r12,%r12
  4805ad:	jne    480645 <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfCTf4nnd_n+0
  4805b3:	test   %r15,%r15
  4805b6:	je     4805c3 <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfCTf4nnd_n+0
  4805b8:	mov    -0x8c0(%rbp),%rax
  4805bf:	mov    %rax,0x10(%rbx)
  4805c3:	mov    -0x8e0(%rbp),%rdi
  4805ca:	call   a8ffa0 <swift_release>
  4805cf:	lea    -0x8b4(%rbp),%r14
  4805d6:	lea    -0x8d0(%rbp),%r13
  4805dd:	mov    $0x20,%edx
  4805e2:	mov    %r14,%rdi
  4805e5:	mov    %r13,%rsi
  4805e8:	xor    %ecx,%ecx
  4805ea:	call   a8f140 <swift_beginAccess>
  4805ef:	mov    $0x221,%esi
  4805f4:	mov    %r14,%rdi
  4805f7:	call   4a24e0 <$s13SegmentCodecs12SymbolCountsVyACs4SpanVys6UInt32VGcfCTf4nd_n>
  4805fc:	mov    %rax,%r14
  4805ff:	mov    %rdx,%r15
  480602:	mov    %rcx,%r12
  480605:	mov    %r13,%rdi
  480608:	call   a8f1a0 <swift_endAccess>
  48060d:	mov    %fs:0x28,%rax
  480616:	cmp    -0x30(%rbp),%rax
  48061a:	jne    480640 <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfCTf4nnd_n+0
  48061c:	mov    %rbx,%rax
  48061f:	mov    %r14,%rdx
  480622:	mov    %r15,%rcx
  480625:	mov    %r12,%r8
  480628:	add    $0x8d8,%rsp
  48062f:	pop    %rbx
  480630:	pop    %r12
  480632:	pop    %r13
  480634:	pop    %r14
  480636:	pop    %r15
  480638:	pop    %rbp
  480639:	ret
  48063a:	ud2
  48063c:	ud2
  48063e:	ud2
  480640:	call   447920 <__stack_chk_fail@plt>
  480645:	test   %r15,%r15
  480648:	je     480652 <$s13SegmentCodecs12BlockSymbolsV_2inAcA11CheapestWayV_s4SpanVys5UInt8VGtcfCTf4nnd_n+0
  48064a:	movq   $0x0,0x10(%rbx)
  480652:	mov    %rbx,%rdi
  480655:	call   a8ffa0 <swift_release>
  48065a:	nopw   0x0(%rax,%rax,1)

