/**
 * Parts of Thai names that spelling alone does not tell how to read: vowels that are not written (ธน is tha-na, สม is som),
 * letters that are written and not heard, and letters that end one syllable and begin the next. What stands in brackets is
 * heard only where the name goes on: ณัฐ is nat, ณัฐพล is nat-tha-phon. By RTGS.
 */
const written = `
  กนก kanok, กมล kamon, กร kon, กรรณ kan(na), กฤต krit, กฤษ krit,
  กฤษณ krit(sana), กฤษณะ kritsana, กันต kan(ta), กันท kan(tha), กาญจน kan(chana), เกตุ ket,
  เกศ ket(sa), เกษม kasem, เกียรติ kiat, แก้ว kaeo, ขจร khachon, ขนิษ khanit,
  ขวัญ khwan, เขมร khamen, คเณศ khanet, จตุ chatu, จร chon, จรัส charat,
  จักร chak(kra), จักรกฤษณ์ chakkrit, เจษ chet(sa), บุษบ butsab, จันทร chan(thara), จินต chin(ta), จิตร chit, จิร chira, เจริญ charoen,
  ฉลอง chalong, ฉวี chawi, เฉลิม chaloem, เฉลียว chaliao, ชน chon, ชนก chanok,
  ชนะ chana, ชนา chana, ชย chaya, ชร chara, ชล chon, ชวลิต chawalit,
  ชาติ chat, โชติ chot, ไชย chai(ya), เชษฐ์ chet, ญาติ yat, ณัฐ nat(tha),
  ตลอด talot, ถนอม thanom, ถวิล thawin, ถาวร thawon, ทรง song, ทรวง suang,
  ทรัพย์ sap, ทราย sai, ทศ thot(sa), ทัศ that(sa), ทิพ thip(pha), ไทร sai,
  ธน thana, ธร thon, ธรรม tham(ma), ธวัช thawat, ธาตุ that, ธีร thi(ra),
  นคร nakhon, นคริ nakhari, นที nathi, นภ nop(pha), นภา napha, นภัส naphat(sa),
  นร nara, นริ nari, นริศ narit(sa), นริน narin, นว nawa, นันท nan(tha),
  บวร bowon, บัณฑิต bandit, บัติ bat, บุญ bun, บุตร but, เบญจ ben(cha),
  ปกรณ์ pakon, ปร para, ปรเม porame, ประ pra, ปริ pari, ปิย piya,
  ผกา phaka, ผดุง phadung, พงศ์ phong, พงษ์ phong, พงศ phong(sa), พจน์ phot,
  พชร phachara, พนม phanom, พยอม phayom, พยุง phayung, พร phon, พรหม phrom,
  พรรณ phan(na), พระ phra, พล phon, พลวั phonlawa, พลอย phloi, พฤกษ์ phruek,
  พฤษ phruet, พัฒน phat(thana), พีร phi(ra), พุทธ phut(tha), เพชร phet, เพ็ชร phet(cha),
  เพ็ญ phen, ภัทร phat(thara), ภัส phat(sa), ภิญ phin, ภิรมย์ phirom, ภูมิ phum(i),
  ภูว phuwa, มงคล mongkhon, มณี mani, มนัส manat(sa), มยุ mayu, มล mon,
  มหา maha, มิตร mit, ยศ yot(sa), ยุทธ yut(tha), รจ rot(cha), รณ ron(na),
  รัช rat(cha), รัฐ rat(tha), รัตน rat(tana), ราช rat(cha), ฤดี ruedi, ฤดู ruedu,
  ฤทธิ ritthi, ฤทธิ์ rit, ฤทัย ruethai, วงศ์ wong, วงษ์ wong, วชิร wachira,
  วดี wadi, วร wora, วรร wan, วรรณ wan(na), วริศ warit(sa), วัชร wat(chara),
  วัชริ watchari, วัฒน wat(thana), วิทย wit(thaya), วิริยะ wiriya, วีร wi(ra), วุฒิ wut(thi),
  ศรัณย์ saran, ศร son, ศรี si, ศรีสุข sisuk, ศศิ sasi, ศุภ su(pha),
  เศรษ set, สรวิ sorawi, ผล phon, พูล phun, สกล sakon, สงวน sanguan, สถาพร sathaphon, สนอง sanong, สนั่น sanan,
  สนิท sanit, สม som, สมร samon, สมัคร samak, สมัย samai, สมาน saman,
  สมุทร samut, สยาม sayam, สร son, สรวง suang, สระ sa, สร้อย soi,
  สร้าง sang, สวรรค์ sawan, สวรรยา sawanya, สวัสดิ sawat, สวัสดิ์ sawat, สุกัญญา sukanya,
  สุข suk, สุร sura, สุวรรณ suwan(na), เสถียร sathian, เสนอ sanoe, เสมอ samoe,
  เสริฐ soet, เสริม soem, แสดง sadaeng, แสวง sawaeng, ไสว sawai, หงส์ hong,
  หทัย hathai, หรรษา hansa, หัส hat(sa), เหตุ het, อดิศร adison, อดุล adun,
  อนงค์ anong, อนันต anan(ta), อนุ anu, อภิ aphi, อภิญญา aphinya, อมร amon,
  อร on, อรทัย orathai, อรพรรณ oraphan, อรวรรณ orawan, อรรถ at(tha), อริย ariya,
  อรุณ arun, อร่าม aram, อัคร ak(khara), อังกูร angkun, อัจ at, อินท in(tha),
  อินทร in(thara), อุดม udom, เอก ek(ka)`;

/** Each part as it is written, and how it is read: at the end of a name, and before more of it. */
export const thaiNameParts = written
  .trim()
  .split(/,\s+/)
  .map((pair) => {
    const [part = "", read = ""] = pair.split(" ");
    return { part, last: read.replace(/\(.*\)/, ""), inside: read.replace(/[()]/g, "") };
  });
