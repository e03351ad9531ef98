import { expect, it } from "vitest";
import { checksum, promptPayPayload } from "./qr-payload.ts";

it("seals a text as the published examples of PromptPay are", () => {
  expect(checksum("00020101021129370016A0000006770101110113006681222333353037645802TH6304")).toBe("1DCF");
  expect(checksum("004000060000010103002021900021231231212000115102TH9104")).toBe("9C30");
});

it.each([
  [
    { kind: "promptpay", idKind: "phone", promptPayId: "0812223333" },
    3_000,
    "29370016A000000677010111011300668122233335303764" + "5802TH" + "540530.00",
  ],
  [
    { kind: "promptpay", idKind: "nationalId", promptPayId: "1101700230708" },
    120_005,
    "29370016A000000677010111021311017002307085303764" + "5802TH" + "54071200.05",
  ],
  [
    { kind: "bill", billerId: "099400016550100", ref1: "K7M2P9QX", ref2: "" },
    99,
    "30510016A00000067701011201150994000165501000208K7M2P9QX5303764" + "5802TH" + "54040.99",
  ],
] as const)("asks %o for exactly %i satang", (target, amount, middle) => {
  const text = promptPayPayload(target, amount);
  expect(text.slice(0, -8)).toBe(`000201010212${middle}`);
  expect(text.slice(-8)).toBe(`6304${checksum(text.slice(0, -4))}`);
});
