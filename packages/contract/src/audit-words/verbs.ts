import type { TextInBoth } from "@time-event/domain/text/in-language";

/** What a call does with its noun, by the last part of its name; the noun stands in the place of `…`. */
export const verbs: Readonly<Record<string, TextInBoth>> = {
  save: { th: "บันทึก…", en: "Saved …" },
  create: { th: "สร้าง…", en: "Created …" },
  delete: { th: "ลบ…", en: "Deleted …" },
  order: { th: "จัดลำดับ…", en: "Reordered …" },
  clone: { th: "คัดลอก…", en: "Cloned …" },
  archive: { th: "เก็บ…เข้าคลัง", en: "Archived …" },
  restore: { th: "นำ…กลับมา", en: "Restored …" },
  publish: { th: "เผยแพร่…", en: "Published …" },
  merge: { th: "รวม…", en: "Merged …" },
  reset: { th: "คืน…เป็นค่าเดิม", en: "Reset …" },
  renew: { th: "ออก…ใหม่", en: "Renewed …" },
  open: { th: "เปิด…", en: "Opened …" },
  revoke: { th: "เพิกถอน…", en: "Revoked …" },
  upload: { th: "อัปโหลด…", en: "Uploaded …" },
  import: { th: "นำเข้า…", en: "Imported …" },
  export: { th: "ส่งออก…", en: "Exported …" },
  propose: { th: "เสนอ…", en: "Proposed …" },
  decide: { th: "ตัดสิน…", en: "Decided on …" },
  appeal: { th: "อุทธรณ์…", en: "Appealed against …" },
  begin: { th: "เริ่ม…", en: "Began …" },
  pace: { th: "ปรับความเร็วของ…", en: "Changed the pace of …" },
  wipe: { th: "ล้าง…", en: "Wiped …" },
  void: { th: "ยกเลิก…", en: "Voided …" },
};
