import { expect, test } from "vitest";
import { eventApi } from "../event-api.ts";
import { auditWords } from "./audit-words.ts";
import { givenFormat } from "./given-format.test-support.ts";
import { isSpoken } from "./value-text.ts";

const th = auditWords("th", givenFormat);
const inThai = th.value;

test("a value is said as people say it, by the name of its field", () => {
  expect(inThai("state", "draft")).toBe("ฉบับร่าง");
  expect(inThai("rankBy", "gun")).toBe("กันไทม์ (Gun)");
  expect(inThai("startsOn", "2027-12-12")).toBe("on 2027-12-12");
  expect(inThai("timeLimitMs", 23_400_000)).toBe("6:30");
  expect(inThai("offsetMs", -350)).toBe("-0.35 วินาที");
  expect(inThai("amountSatang", 50_050)).toBe("฿500.50");
  expect(inThai("cutoffAt", Date.UTC(2027, 11, 12))).toBe("2027-12-12T00:00:00.000Z");
  expect(inThai("hidden", true)).toBe("ใช่");
  expect(inThai("capacity", null)).toBe("ว่าง");
});

test("parts are said one after another, without what only the machine reads", () => {
  const tiers = [{ id: 7, name: { th: "เออร์ลี่เบิร์ด", en: "" }, satang: 90_000, until: null }];
  expect(inThai("feeTiers", tiers)).toBe("เออร์ลี่เบิร์ด · ฿900.00");
});

test("a part that is a bare number or a bare yes stands beside its name", () => {
  expect(inThai("addOns", [{ required: true, hidden: false, capacity: 3 }])).toBe("ต้องตอบ · จำนวนรับ 3");
});

test("numbers of rows and marks of files are not shown to people", () => {
  expect(isSpoken("categoryIds", ["10K"])).toBe(true);
  expect(isSpoken("entries", 12)).toBe(true);
  expect(isSpoken("order", "bib")).toBe(true);
  for (const [field, value] of [
    ["categoryIds", [7]],
    ["waveId", 3],
    ["order", [2, 1]],
    ["places", ["player-7-0", "entry-1"]],
    ["answerFile", 66],
    ["hash", "a98e24"],
  ] as const) {
    expect([field, isSpoken(field, value)]).toEqual([field, false]);
  }
  expect(inThai("taken", { addOn: "หมวก", pictureId: 7, categoryIds: [3] })).toBe("หมวก");
});

/** What the log never keeps as a value: it says how a call works, or names fields, not values of them. */
const unlogged = /^(screen|take|permissions?|refund|privacy|terms|waiver)$/;

test("every value that a form of staff can choose has words in both languages", () => {
  const bare = eventApi
    .flatMap((call) => ("body" in call ? choicesIn("", call.body) : []))
    .filter(([field, value]) => !unlogged.test(field) && !th.knowsValue(field, value));
  expect([...new Set(bare.map(String))]).toEqual([]);
});

interface Definition {
  readonly type: string;
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
  readonly options?: readonly unknown[];
  readonly element?: unknown;
  readonly valueType?: unknown;
  readonly innerType?: unknown;
  readonly in?: unknown;
}

/** The fields of a schema that are chosen from a list, with each choice. */
function choicesIn(field: string, schema: unknown): [string, string][] {
  const definition = (schema as { readonly _zod?: { readonly def: Definition } } | undefined)?._zod?.def;
  if (!definition) return [];
  const { shape } = schema as { readonly shape?: object };
  if (shape) return Object.entries(shape).flatMap(([name, inside]) => choicesIn(name, inside));
  const { entries, values, options = [], element, valueType, innerType } = definition;
  const chosen = [...Object.values(entries ?? {}), ...(values ?? [])].filter((each) => typeof each === "string");
  const inside = [...options, element, valueType, innerType, definition.in].flatMap((each) => choicesIn(field, each));
  return [...chosen.map((each): [string, string] => [field, each]), ...inside];
}

test("a part of a picture is said in shares of its sides, and whether there is a picture, not which", () => {
  expect(inThai("crop", { x: 0.1, y: 0, width: 0.8, height: 0.755 })).toBe("กว้าง 80% สูง 76% เว้นจากซ้าย 10% จากบน 0%");
  expect(inThai("crop", null)).toBe("ทั้งภาพ");
  expect(inThai("pictureId", 7)).toBe("มีภาพ");
  expect(inThai("pictureId", null)).toBe("ไม่มีภาพ");
});
