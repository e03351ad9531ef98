import { readNamePairs } from "./name-pairs.ts";

/** Relay teams, as friends, wards and offices name themselves. */
export const teamNames = readNamePairs(`
  ขอนแก่นมอร์นิ่งรัน Khon Kaen Morning Run, บึงแก่นนครรันคลับ Bueng Kaen Nakhon Run Club, อีสานอัลตร้า Isan Ultra,
  ตื่นตีห้า Up at Five, วิ่งไปบ่นไป Run and Grumble, ก๊วนขาแรงโคราช Korat Strong Legs, ครูวิ่ง Running Teachers,
  หมอชวนวิ่ง Doctors Say Run, พยาบาลเวรดึก Night Shift Nurses, ช้างน้อยวิ่งผลัด Little Elephants, ส้มตำสปีด Som Tam Speed,
  ข้าวเหนียวหมูปิ้ง Sticky Rice and Pork, สี่แยกไฟแดง Four at the Lights, วิ่งหนีดอกเบี้ย Running from Interest,
  ลูกทุ่งรันเนอร์ Luk Thung Runners, อุดรสายแข็ง Udon Hard Core, สารคามซิ่ง Sarakham Rush, ร้อยเอ็ดร้อยโล Roi Et Hundred K,
  กาฬสินธุ์ไดโน Kalasin Dinos, ภูพานเพซสี่ Phu Phan Pace Four, เพื่อนสนิทมิตรสหาย Close Friends, น้ำพริกปลาร้า Nam Phrik Pla Ra,
  วิศวะรุ่นเก๋า Old Engineers, บรรณารักษ์ไม่เงียบ Loud Librarians, เทศบาลเดินเร็ว Fast Walking Town Hall, สวนสุขภาพ Health Park,
  ไก่ย่างเขาสวนกวาง Khao Suan Kwang Chickens, แม่โขงไมเลอร์ Mekong Milers, พระธาตุพาเพลิน Pagoda Pleasure,
  วันเสาร์เช้า Saturday Morning, ขาอ่อนแต่ใจสู้ Weak Legs Brave Hearts, ฟ้าสางกลางบึง Daybreak on the Lake,
  ผู้เฒ่าเต่าไว Quick Old Turtles, รอบสุดท้ายจริงจริง Really the Last Lap, พลังหม่ำ Power of Eating, ไดโนเสาร์วิ่งช้า Slow Dinosaurs`);
