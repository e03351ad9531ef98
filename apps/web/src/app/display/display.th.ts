/** Words of the panel in which somebody chooses the display. */
export const th = {
  close: "ปิด",
  scale: "ขนาดตัวอักษร",
  smaller: "เล็กลง",
  larger: "ใหญ่ขึ้น",
  themesLight: "ธีมสว่าง",
  themesDark: "ธีมมืด",
  scheme: "โหมดสี",
  schemes: { light: "สว่าง", dark: "มืด", device: "ตามอุปกรณ์" },
  contrast: "ความคมชัด",
  contrasts: { normal: "ปกติ", more: "สูง" },
  pixels: (px: number) => `${px} พิกเซล`,
};
