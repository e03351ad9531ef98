import { describe, expect, it } from "vitest";
import { romanizeThai } from "./romanize-thai.ts";

describe("a Thai name in Latin letters, by RTGS", () => {
  it.each([
    ["สมศักดิ์ โพธิ์ทอง", "Somsak Phothong"],
    ["เดี่ยว", "Diao"],
    ["ญี่ปุ่น", "Yipun"],
    ["ฐานัญญู", "Thananyu"],
    ["น้ำฝน", "Namfon"],
    ["ศรีสุข", "Sisuk"],
    ["พงษ์", "Phong"],
    ["หงส์", "Hong"],
    ["เศรษฐา", "Settha"],
    ["เชียงใหม่", "Chiangmai"],
    ["สร้อย", "Soi"],
    ["นฤมล", "Naruemon"],
    ["อินทนนท์", "Inthanon"],
    ["ชัยวัฒน์", "Chaiwat"],
    ["ณัฐ", "Nat"],
    ["ณัฐพล", "Natthaphon"],
    ["รัตนา", "Rattana"],
    ["พรทิพย์", "Phonthip"],
    ["วรรณา", "Wanna"],
    ["สุวรรณ", "Suwan"],
    ["แก้วมณี", "Kaeomani"],
    ["ทองอินทร์", "Thong-in"],
  ])("%s is %s", (thai, latin) => {
    expect(romanizeThai(thai)).toBe(latin);
  });

  it("leaves what is not Thai, and loses no word of what is", () => {
    expect(romanizeThai("John สมชาย-Smith 7")).toBe("John Somchai-Smith 7");
    for (const odd of ["ๆ", "ะะ", "กกกก", "เ", "ฯ"]) expect(romanizeThai(`ก${odd}`)).toMatch(/^K/);
  });
});
