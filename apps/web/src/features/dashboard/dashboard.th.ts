export const th = {
  title: "ภาพรวม",
  hello: (name: string) => (name ? `สวัสดี ${name}` : "สวัสดี"),
  lead: "เลือกสิ่งที่จะทำต่อ",
};
