import type { EventRefusal } from "@time-event/contract/staff-events";

export const th: Readonly<Record<EventRefusal, string>> = {
  changed_since: "มีคนเปลี่ยนสถานะไปก่อนแล้ว หน้านี้โหลดสถานะใหม่ให้แล้ว",
  event_archived: "งานนี้อยู่ในคลัง นำกลับมาก่อนแล้วค่อยเปลี่ยนสถานะ",
  event_underway: "งานที่เปิดรับสมัครหรือกำลังแข่งเก็บเข้าคลังไม่ได้",
  fixed: "งานนี้เผยแพร่แล้ว ที่อยู่ของหน้าเว็บจึงเปลี่ยนไม่ได้",
};
