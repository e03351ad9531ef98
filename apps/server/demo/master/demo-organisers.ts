import type { BodyOf } from "@time-event/contract/endpoint";
import type { organiserSave } from "@time-event/contract/receipts";

type Organiser = BodyOf<typeof organiserSave>;

/** What receipts say of the organisers who sell entries. Their tax IDs are well formed and nobody's. */
export const demoOrganisers: readonly Organiser[] = [
  {
    name: "ชมรมวิ่งคุ้งบางกระเจ้า",
    nameEn: "Khung Bang Krachao Running Club",
    taxId: "0999900000112",
    branch: "สำนักงานใหญ่",
    address: {
      th: "88/8 หมู่ 9 ต.บางกะเจ้า อ.พระประแดง จ.สมุทรปราการ 10130",
      en: "88/8 Moo 9, Bang Kachao, Phra Pradaeng, Samut Prakan 10130",
    },
    revision: 0,
  },
  {
    name: "สมาคมกีฬาทางน้ำปะทิว",
    nameEn: "Pathio Water Sports Association",
    taxId: "0999900000121",
    branch: "สำนักงานใหญ่",
    address: {
      th: "99/9 หมู่ 8 ต.สะพลี อ.ปะทิว จ.ชุมพร 86230",
      en: "99/9 Moo 8, Saphli, Pathio, Chumphon 86230",
    },
    revision: 0,
  },
  {
    name: "ชมรมออฟโรดเมืองเพชร",
    nameEn: "Mueang Phet Off-road Club",
    taxId: "0999900000139",
    branch: "สำนักงานใหญ่",
    address: {
      th: "77/7 หมู่ 7 ต.แก่งกระจาน อ.แก่งกระจาน จ.เพชรบุรี 76170",
      en: "77/7 Moo 7, Kaeng Krachan, Kaeng Krachan, Phetchaburi 76170",
    },
    revision: 0,
  },
];
