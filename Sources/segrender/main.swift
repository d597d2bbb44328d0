print("segrender")
