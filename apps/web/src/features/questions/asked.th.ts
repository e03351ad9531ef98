import type { AskedLevel, PersonPart } from "@time-event/domain/entries/asked-of-person";

export const th = {
  title: "ข้อมูลที่ขอจากผู้สมัคร",
  hint: "นอกจากชื่อ เพศ วันเกิด และช่องทางติดต่อ ขอเท่าที่ใช้จริง ข้อมูลที่ไม่ได้ขอจะไม่ถูกเก็บ",
  edit: "เลือกข้อมูลที่ขอ",
  levels: { hidden: "ไม่ขอ", optional: "ไม่บังคับ", required: "ต้องกรอก" } satisfies Record<AskedLevel, string>,
  parts: {
    latinName: "ชื่อภาษาอังกฤษ",
    nationalId: "เลขประจำตัวประชาชน",
    passport: "เลขหนังสือเดินทาง",
    nationality: "สัญชาติ",
    address: "ที่อยู่",
    club: "ชมรม",
    shirtSize: "ขนาดเสื้อ",
    emergency: "ผู้ติดต่อฉุกเฉิน",
    medicalNote: "ข้อมูลสุขภาพ",
  } satisfies Record<PersonPart, string>,
  hints: {
    nationalId: "เช่น เพื่อทำประกัน ตรวจหลักสุดท้ายให้ และเห็นได้เฉพาะเจ้าหน้าที่ที่มีสิทธิ์",
    passport: "ถ้าขอทั้งสองอย่าง กรอกอย่างใดอย่างหนึ่งก็พอ",
  } as Partial<Record<PersonPart, string>>,
};
