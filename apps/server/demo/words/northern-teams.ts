import { readNamePairs } from "./name-pairs.ts";

/** Relay teams of the north, as friends and offices name themselves. */
export const northernTeams = readNamePairs(`
  ดอยสุเทพรันเนอร์ Doi Suthep Runners, ข้าวซอยสปีด Khao Soi Speed, ฮักเจียงใหม่ Love Chiang Mai, วิ่งรอบเวียง Round the Wall,
  ไส้อั่วเอ็กซ์เพรส Sai Ua Express, แม่ปิงมอร์นิ่ง Mae Ping Morning, ลำพูนลำไย Lamphun Longans, ห้วยตึงเฒ่า Huai Tueng Thao,
  ครูดอยวิ่งไว Quick Hill Teachers, หมอสวนดอก Suan Dok Doctors, วิศวะอ่างแก้ว Ang Kaew Engineers, น้ำพริกหนุ่ม Nam Phrik Num,
  กาดหลวงรันคลับ Kat Luang Run Club, สันกำแพงสายลม Wind of San Kamphaeng, ปางช้างเดินเร็ว Fast Walking Elephants,
  ม่อนแจ่มเช้านี้ Mon Cham This Morning, ป่าซางปาซิ่ง Pa Sang Rush, แคบหมูติดจรวด Pork Rind Rockets, ลำปางรถม้า Lampang Carriages,
  กาแฟดอยช้าง Doi Chang Coffee, หลังมอรันนิ่ง Behind Campus Running, อาข่าวิ่งเขา Akha Hill Runners, ผัวเมียวิ่งผลัด Couples in Relay,
  พี่น้องแม่ริม Mae Rim Siblings, ขันโตกรวมใจ Khantok Together, หางดงคนขยัน Busy Hang Dong, ร่มบ่อสร้าง Bo Sang Umbrellas,
  จิ้นส้มหมก Chin Som Mok, เมืองน่านมาเยือน Visitors from Nan, พะเยาริมกว๊าน Phayao Lakeside, แม่แจ่มนาขั้นบันได Mae Chaem Terraces,
  สตรีศรีเวียง Ladies of the Old City, โฮงเฮียนเดิม Old School, ยี่เป็งรันเนอร์ Yi Peng Runners, ลาบเมืองเรซซิ่ง Lap Mueang Racing,
  สบายสบายทีม Sabai Sabai`);
