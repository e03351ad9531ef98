import type { Text } from "@time-event/contract/fields";
import type { RaceAddOn, RaceQuestion } from "../../src/features/race-folder/race-folder.types.ts";

const nothing: Text = { th: "", en: "" };
const sizes = [
  ["S", "S อก 36 นิ้ว", "S, chest 36 in", 90],
  ["M", "M อก 38 นิ้ว", "M, chest 38 in", 140],
  ["L", "L อก 40 นิ้ว", "L, chest 40 in", 150],
  ["XL", "XL อก 42 นิ้ว", "XL, chest 42 in", 80],
  ["2XL", "2XL อก 44 นิ้ว", "2XL, chest 44 in", 40],
] as const;

/** The add-ons of a city marathon. */
export const cityRunAddOns: readonly RaceAddOn[] = [
  {
    name: { th: "เสื้อที่ระลึก", en: "Event shirt" },
    description: { th: "ผ้าแห้งไว ลายคุ้งบางกระเจ้า รับวันรับบิบ", en: "Dries fast; picked up with the bib" },
    priceSatang: 0,
    per: "entry",
    stock: 500,
    needsShipping: false,
    options: sizes.map(([code, th, en, stock]) => ({ code, name: { th, en }, stock })),
  },
  {
    name: { th: "อาหารเช้าหลังวิ่ง", en: "Breakfast after the run" },
    description: { th: "ข้าวต้มและผลไม้จากสวน", en: "Rice soup, and fruit from the orchards" },
    priceSatang: 8_000,
    per: "entry",
    stock: 400,
    needsShipping: false,
    options: [],
  },
  {
    name: { th: "ส่งบิบและเสื้อถึงบ้าน", en: "Bib and shirt sent home" },
    description: nothing,
    priceSatang: 10_000,
    per: "registration",
    stock: null,
    needsShipping: true,
    options: [],
  },
];

/** The questions of a city marathon. */
export const cityRunQuestions: readonly RaceQuestion[] = [
  {
    kind: "choice",
    label: { th: "หมู่เลือด", en: "Blood group" },
    help: { th: "ใช้เมื่อเกิดเหตุฉุกเฉินเท่านั้น", en: "Only for an emergency" },
    options: [
      ...["A", "B", "AB", "O"].map((code) => ({ code, name: { th: code, en: code } })),
      { code: "unknown", name: { th: "ไม่ทราบ", en: "Not known" } },
    ],
    required: true,
    categories: null,
  },
  {
    kind: "duration",
    label: { th: "เวลาที่คาดว่าจะเข้าเส้นชัย", en: "Expected finish time" },
    help: { th: "ใช้จัดบล็อกปล่อยตัว", en: "Used to form the start blocks" },
    options: [],
    required: true,
    categories: ["42K", "21K"],
  },
  {
    kind: "file",
    label: { th: "ใบรับรองแพทย์", en: "Medical certificate" },
    help: { th: "ออกให้ไม่เกิน 6 เดือนก่อนวันแข่ง", en: "Issued within six months of the race" },
    options: [],
    required: false,
    categories: ["42K"],
  },
  {
    kind: "yes_no",
    label: { th: "วิ่งระยะนี้เป็นครั้งแรก", en: "Is this your first time over this distance?" },
    help: nothing,
    options: [],
    required: false,
    categories: null,
  },
];
