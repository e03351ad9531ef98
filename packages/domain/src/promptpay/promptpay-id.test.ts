import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasThaiCheckDigit } from "./check-digit.ts";
import { formatPromptPayId, promptPayDigits, promptPayProblem } from "./promptpay-id.ts";

describe("the check digit of a national or tax ID", () => {
  it("follows from the other twelve", () => {
    for (const id of ["1101700230708", "0994000165501", "0107536000315"]) expect(hasThaiCheckDigit(id)).toBe(true);
  });

  it("detects one wrong digit, except the third, whose weight of 11 has no effect", () => {
    const id = "1101700230708";
    const places = [0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    for (const place of places) {
      for (const digit of "0123456789".replace(id[place]!, "")) {
        expect(hasThaiCheckDigit(id.slice(0, place) + digit + id.slice(place + 1))).toBe(false);
      }
    }
  });

  it("fits exactly one digit", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{12}$/), (twelve) => {
        expect(Array.from("0123456789").filter((digit) => hasThaiCheckDigit(twelve + digit))).toHaveLength(1);
      }),
    );
  });
});

describe("a PromptPay ID", () => {
  it("is accepted as people type it", () => {
    expect(promptPayDigits("081-234-5678")).toBe("0812345678");
    expect(promptPayDigits("+66812345678")).toBe("0812345678");
    expect(promptPayDigits("0066 81 234 5678")).toBe("0812345678");
    expect(promptPayDigits("1-1017-00230-70-8")).toBe("1101700230708");
  });

  it("of a phone is a mobile number", () => {
    for (const good of ["0812345678", "0612345678", "0998765432"])
      expect(promptPayProblem("phone", good)).toBeUndefined();
    for (const bad of ["021234567", "0212345678", "081234567", "08123456789", "08123๔5678", ""]) {
      expect(promptPayProblem("phone", bad)).toBe("not_a_mobile_number");
    }
  });

  it("of a person or a firm has 13 digits and its check digit", () => {
    expect(promptPayProblem("nationalId", "0994000165501")).toBeUndefined();
    expect(promptPayProblem("nationalId", "0994000165502")).toBe("wrong_check_digit");
    expect(promptPayProblem("nationalId", "099400016550")).toBe("not_13_digits");
  });

  it("of an e-wallet has 15 digits", () => {
    expect(promptPayProblem("eWallet", "140000812345678")).toBeUndefined();
    expect(promptPayProblem("eWallet", "14000081234567")).toBe("not_15_digits");
  });

  it("is shown in groups", () => {
    expect(formatPromptPayId("phone", "0812345678")).toBe("081-234-5678");
    expect(formatPromptPayId("nationalId", "1101700230708")).toBe("1-1017-00230-70-8");
    expect(formatPromptPayId("eWallet", "140000812345678")).toBe("140-0008-1234-5678");
  });
});
