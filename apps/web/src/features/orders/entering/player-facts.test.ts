import { expect, test } from "vitest";
import { formats } from "../../../lib/i18n/format.ts";
import { en } from "../enter.en.ts";
import { th } from "../enter.th.ts";
import type { AskedQuestion } from "../offer.shared.ts";
import { playerFacts } from "./player-facts.ts";
import { givenPlayer } from "./testing/given-order.ts";

test("everything that was filled in can be checked before it is confirmed", () => {
  const answers = { 7: "yes", 8: ["a", "b"] };
  const text = (word: string) => ({ th: word, en: word });
  const questions = [
    { id: 7, kind: "yes_no", label: text("มังสวิรัติ"), options: [] },
    {
      id: 8,
      kind: "choices",
      label: text("วัน"),
      options: ["a", "b"].map((code) => ({ code, name: text(`${code}!`) })),
    },
  ] as unknown as AskedQuestion[];
  const player = givenPlayer({ shirtSize: "M", nationalId: "1101700230708", answers });
  const facts = playerFacts(player, { m: th, format: formats.th, questions });
  expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    "เพศ: ชาย",
    "วันเกิด: 14 ธันวาคม 2533",
    "เลขประจำตัวประชาชน: 1101700230708",
    "โทรศัพท์มือถือ: 081 234 5678",
    "ขนาดเสื้อ: M",
    "มังสวิรัติ: ใช่",
    "วัน: a!, b!",
  ]);
});

test("an address that was chosen in English is read in English", () => {
  const address = { address: "1 Suk Road", subdistrict: "Suthep", district: "Mueang Chiang Mai", postcode: "50200" };
  const player = givenPlayer({ ...address, province: "เชียงใหม่" });
  const facts = playerFacts(player, { m: en, format: formats.en, questions: [] });
  expect(facts).toContainEqual({
    label: en.shippingFields.address,
    value: "1 Suk Road Suthep Mueang Chiang Mai Chiang Mai 50200",
  });
});
