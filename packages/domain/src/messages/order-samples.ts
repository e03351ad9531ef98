// What the letters about orders are shown with.

/** The same in both languages. */
export const same = (text: string) => ({ th: text, en: text });

export const event = { th: "ดอยสุเทพเทรล 2569", en: "Doi Suthep Trail 2026" };
export const reference = same("K7M2P9QX");
export const link = same("https://race.example.org/register/registration#registration_Qm9ybjIwUnVu");
export const amount = { th: "1,250.00 บาท", en: "1,250.00 baht" };
