export const th = {
  printed: (at: string) => `ข้อมูล ณ ${at} น.`,
  revision: (version: string) => `ผลฉบับที่ ${version}`,
  all: (total: string) => `ครบ ${total} รายการ`,
  part: (total: string) => `บางส่วนจาก ${total} รายการ กดปุ่ม "พิมพ์" ในหน้านี้เพื่อพิมพ์ครบทุกรายการ`,
};
