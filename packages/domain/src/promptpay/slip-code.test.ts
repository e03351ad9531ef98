import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checksum } from "./qr-payload.ts";
import { readSlipCode } from "./slip-code.ts";

const bank = "004000060000010103002021900021231231212000115102TH91049C30";
const field = (id: string, value: string) => id + String(value.length).padStart(2, "0") + value;
const sealed = (unsealed: string) => `${unsealed}9104${checksum(`${unsealed}9104`)}`;
const slipOf = (bankCode: string, reference: string) =>
  sealed(field("00", field("00", "000001") + field("01", bankCode) + field("02", reference)) + field("51", "TH"));

describe("readSlipCode", () => {
  it("reads the codes that banks print", () => {
    expect(readSlipCode(bank)).toEqual({
      kind: "bank",
      bankCode: "002",
      reference: "0002123123121200011",
      paidOn: null,
    });
    const other = "004100060000010103014022000111222233344ABCD125102TH910417DF";
    expect(readSlipCode(other)).toMatchObject({ bankCode: "014", reference: "00111222233344ABCD12" });
  });

  it("reads a checksum whose first zeros a bank left out", () => {
    const references = Array.from({ length: 5_000 }, (_, index) => `REF${index}`);
    const found = references.map((reference) => slipOf("004", reference)).filter((text) => /9104000?./.test(text));
    const zeros = found.filter((text) => text.slice(-4).startsWith("0"));
    expect(zeros.length).toBeGreaterThan(3);
    for (const text of zeros) {
      const crc = text.slice(-4).replace(/^0+/, "");
      const expected = readSlipCode(text);
      expect(expected).toBeDefined();
      expect(readSlipCode(text.slice(0, -4) + crc)).toEqual(expected);
      expect(readSlipCode(`${text.slice(0, -8)}910${crc.length}${crc}`)).toEqual(expected);
    }
  });

  it("reads TrueMoney's code with its day", () => {
    const inner = ["01", "01", "P2P", "50012345678901", "25112026"].map((value, id) => field(`0${id}`, value)).join("");
    expect(readSlipCode(sealed(field("00", inner)))).toEqual({
      kind: "trueMoney",
      bankCode: "trueMoney",
      reference: "50012345678901",
      paidOn: "2026-11-25",
    });
  });

  it("takes nothing else for a slip: a payment's code, a link, a damaged text", () => {
    const payment = "00020101021129370016A0000006770101110113006681222333353037645802TH540530.0063043CAD";
    for (const text of [payment, "https://example.org", "", bank.replace("0002123", "0002124"), bank.slice(0, -6)])
      expect(readSlipCode(text)).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readSlipCode(sealed(text))).toBeUndefined();
      }),
    );
  });

  it("notices every single digit that was changed", () => {
    for (let at = 0; at < bank.length; at++) {
      const changed = bank.slice(0, at) + (bank[at] === "7" ? "8" : "7") + bank.slice(at + 1);
      expect(readSlipCode(changed)).toBeUndefined();
    }
  });
});
