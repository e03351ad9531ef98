import type { Person } from "@time-event/domain/privacy/public-person";

interface ExamplePerson extends Person {
  readonly bib: string;
  readonly timeMs: number;
}

/** Invented people: common names, and clubs that do not exist. */
export const examplePeople: readonly ExamplePerson[] = [
  {
    bib: "1024",
    firstName: "สมหญิง",
    lastName: "รักวิ่ง",
    firstNameEn: "Somying",
    lastNameEn: "Rakwing",
    club: "เชียงใหม่รันเนอร์",
    province: "เชียงใหม่",
    nationality: "THA",
    ageGroup: "30-39",
    timeMs: 2_831_000,
  },
  {
    bib: "1187",
    firstName: "เอกชัย",
    lastName: "ศรีสุวรรณพงศ์ไพศาล",
    firstNameEn: "Ekachai",
    lastNameEn: "Srisuwanphongphaisan",
    club: "ชมรมวิ่งสวนลุมพินีวันอาทิตย์",
    province: "กรุงเทพมหานคร",
    nationality: "THA",
    ageGroup: "50-59",
    timeMs: 3_007_000,
  },
  {
    bib: "1203",
    firstName: "Emma",
    lastName: "Lindqvist",
    firstNameEn: "Emma",
    lastNameEn: "Lindqvist",
    club: "",
    province: "ภูเก็ต",
    nationality: "SWE",
    ageGroup: "18-29",
    timeMs: 3_120_000,
  },
];
