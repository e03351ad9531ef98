export const th = {
  print: "พิมพ์",
  printTitle: "พิมพ์ครบทุกรายการ เปิดเป็น PDF ในแท็บใหม่",
  pdfTitle: "ไฟล์ PDF ครบทุกรายการ เก็บไว้พิมพ์",
  printed: (at: string) => `ข้อมูล ณ ${at} น.`,
  all: (total: string) => `ครบ ${total} รายการ`,
  part: (total: string) => `บางส่วนจาก ${total} รายการ กดปุ่ม "พิมพ์" ในหน้านี้เพื่อพิมพ์ครบทุกรายการ`,
};
