import type { Fate } from "./core/answers.ts";

/** Why a read is not stored. */
export type Unstored = Exclude<Fate, "stored" | "stored_unknown" | "repeated" | "not_a_read">;

/** The words of the terminal. */
export interface Words {
  readonly reader: (name: string, address: string) => string;
  readonly connected: string;
  readonly waiting: (why: string) => string;
  readonly reads: (lines: number) => string;
  readonly noRead: string;
  readonly lastRead: (chip: string, clock: string) => string;
  readonly late: (seconds: string) => string;
  readonly toSend: (lines: number) => string;
  readonly stored: (reads: number) => string;
  readonly notStored: (reads: number, fates: string) => string;
  readonly fates: Readonly<Record<Unstored, string>>;
  readonly serverWell: string;
  readonly serverAway: (why: string) => string;
  readonly keyRefused: string;
  readonly clock: (seconds: string) => string;
  readonly diskFull: string;
  readonly diskBroken: (code: string) => string;
}

const th: Words = {
  reader: (name, address) => `เครื่องอ่าน ${name} (${address})`,
  connected: "เชื่อมต่อแล้ว",
  waiting: (why) => `ยังไม่ได้เชื่อมต่อ${why && ` · ${why}`}`,
  reads: (lines) => `อ่านแล้ว ${lines} รายการ`,
  noRead: "ยังไม่มีการอ่าน",
  lastRead: (chip, clock) => `ล่าสุด ${chip} เวลา ${clock}`,
  late: (seconds) => `มาถึงหลังเวลาที่อ่าน ${seconds} วินาที`,
  toSend: (lines) => `รอส่ง ${lines}`,
  stored: (reads) => `เซิร์ฟเวอร์บันทึกแล้ว ${reads}`,
  notStored: (reads, fates) => `ไม่ได้บันทึก ${reads} (${fates})`,
  fates: {
    unknown_checkpoint: "ไม่มีจุดตรวจนี้ แก้ไฟล์ตั้งค่าแล้วเปิดใหม่ด้วย --again",
    clock_not_set: "นาฬิกาเครื่องอ่านยังไม่ได้ตั้ง",
    buddhist_year: "ปีเป็น พ.ศ.",
    not_race_days: "ไม่ใช่วันแข่งขัน",
    no_chip: "ไม่มีชิปหรือหมายเลข",
    no_time: "อ่านเวลาไม่ได้",
    no_date: "ไม่มีวันที่",
    refused: "เซิร์ฟเวอร์ไม่รับ",
  },
  serverWell: "ส่งถึงเซิร์ฟเวอร์ได้",
  serverAway: (why) => `ส่งไม่ถึงเซิร์ฟเวอร์ จะลองใหม่ · ${why}`,
  keyRefused: "เซิร์ฟเวอร์ไม่รับคีย์นี้ ออกคีย์ใหม่ในหน้าอุปกรณ์แล้วแก้ในไฟล์ตั้งค่า ข้อมูลที่อ่านแล้วยังอยู่ครบ",
  clock: (seconds) => `นาฬิกาเซิร์ฟเวอร์เร็วกว่าเครื่องนี้ ${seconds} วินาที`,
  diskFull: "ดิสก์เต็ม ลบไฟล์อื่นออกทันที โปรแกรมยังไม่ตอบรับเครื่องอ่านจนกว่าจะเขียนได้",
  diskBroken: (code) => `เขียนดิสก์ไม่ได้ (${code}) จะลองใหม่`,
};

const en: Words = {
  reader: (name, address) => `Reader ${name} (${address})`,
  connected: "connected",
  waiting: (why) => `not connected${why && ` · ${why}`}`,
  reads: (lines) => `${lines} read`,
  noRead: "no read yet",
  lastRead: (chip, clock) => `last ${chip} at ${clock}`,
  late: (seconds) => `came ${seconds} s after its time`,
  toSend: (lines) => `${lines} waiting`,
  stored: (reads) => `${reads} stored on the server`,
  notStored: (reads, fates) => `${reads} not stored (${fates})`,
  fates: {
    unknown_checkpoint: "no such checkpoint: correct the configuration and start again with --again",
    clock_not_set: "the reader's clock was not set",
    buddhist_year: "Buddhist year",
    not_race_days: "not on race days",
    no_chip: "no chip or bib",
    no_time: "time cannot be read",
    no_date: "no date",
    refused: "refused by the server",
  },
  serverWell: "the server answers",
  serverAway: (why) => `the server does not answer, trying again · ${why}`,
  keyRefused:
    "the server does not take this key: issue a new one on the page Devices and put it into the configuration; no read is lost",
  clock: (seconds) => `the server's clock is ${seconds} s ahead of this computer's`,
  diskFull: "the disk is full: delete something else now; readers get no acknowledgement until it can be written",
  diskBroken: (code) => `the disk cannot be written (${code}), trying again`,
};

export const words = { th, en };
