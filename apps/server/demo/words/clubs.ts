import { readWords } from "./name-pairs.ts";

/** Running clubs, friends and firms, as people write them: some in Thai, some in English, one of 40 letters. */
export const clubs = readWords(`
  ชมรมวิ่งเมืองปัว, น่านรันเนอร์, เชียงใหม่เทรลแก๊ง, ลำปางวิ่งเพลิน, วิ่งลืมวัย เชียงราย, ชมรมเดินวิ่งสวนหนองบวกหาด
  ขอนแก่นมอร์นิ่งรัน, บึงแก่นนครรันคลับ, อีสานอัลตร้า, ตื่นตีห้า, วิ่งไปบ่นไป, ก๊วนขาแรงโคราช, ชมรมวิ่งโรงพยาบาลศูนย์อุดร
  บางแสนบีชรันเนอร์, ภูเก็ตซันไรส์, หาดใหญ่เทรลทีม, เพื่อนวิ่งสวนลุม, สวนรถไฟรันเนอร์, ครูวิ่ง, หมอชวนวิ่ง, ตำรวจภูธรวิ่งสู้ฟัด
  Doi Dogs Trail Club, Sole Searchers Bangkok, Slow Is Fine, Rice Field Runners, Phra Nakhon Track Club
  Mae Ping Milers, Uphill Anonymous, Balm and Bananas, Isan Endurance, Andaman Coast Runners, Monsoon Striders
  บริษัท สยามพลังงานสะอาด, ไปรษณีย์รันคลับ, ชมรมวิ่งริมคลองแม่แตง, Sithan Gate Running Club, ทีมกาแฟดอยสวนยาหลวง
  Northern Thailand Mountain Running Union`);
