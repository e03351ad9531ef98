import { expect, test } from "vitest";
import { soundsLike } from "./sounds-like.ts";

test("a name in Latin letters is one of the Thai name: its neighbour's, or one without some letters, is not", () => {
  expect(soundsLike("เมืองเชียงใหม่", "Mueang Chiang Mai")).toBe(true);
  expect(soundsLike("วังทรายคำ", "Wang Sai Kham")).toBe(true);
  expect(soundsLike("สรรพยา", "Sapphaya")).toBe(true);
  expect(soundsLike("ข้าวงาม", "Wang Chula")).toBe(false);
  expect(soundsLike("วังทรายคำ", "Wang Sai Thong")).toBe(false);
  expect(soundsLike("ไม้เค็ด", "Mai")).toBe(false);
});

test("a name that lost a vowel is not the Thai one", () => {
  expect(soundsLike("อุบลรัตน์", "Upnnat")).toBe(false);
  expect(soundsLike("โพธิไพศาล", "Pho Phaisan")).toBe(true);
  expect(soundsLike("โพธิไพศาล", "Pho Phisan")).toBe(false);
  expect(soundsLike("ลุโบะยิไร", "Lubo Yiri")).toBe(false);
});
