/** The 77 provinces of Thailand, including Bangkok: the Thai name, which is stored, and the Latin one. */
const names: readonly (readonly [thai: string, latin: string])[] = [
  ["กรุงเทพมหานคร", "Bangkok"],
  ["กระบี่", "Krabi"],
  ["กาญจนบุรี", "Kanchanaburi"],
  ["กาฬสินธุ์", "Kalasin"],
  ["กำแพงเพชร", "Kamphaeng Phet"],
  ["ขอนแก่น", "Khon Kaen"],
  ["จันทบุรี", "Chanthaburi"],
  ["ฉะเชิงเทรา", "Chachoengsao"],
  ["ชลบุรี", "Chonburi"],
  ["ชัยนาท", "Chai Nat"],
  ["ชัยภูมิ", "Chaiyaphum"],
  ["ชุมพร", "Chumphon"],
  ["เชียงราย", "Chiang Rai"],
  ["เชียงใหม่", "Chiang Mai"],
  ["ตรัง", "Trang"],
  ["ตราด", "Trat"],
  ["ตาก", "Tak"],
  ["นครนายก", "Nakhon Nayok"],
  ["นครปฐม", "Nakhon Pathom"],
  ["นครพนม", "Nakhon Phanom"],
  ["นครราชสีมา", "Nakhon Ratchasima"],
  ["นครศรีธรรมราช", "Nakhon Si Thammarat"],
  ["นครสวรรค์", "Nakhon Sawan"],
  ["นนทบุรี", "Nonthaburi"],
  ["นราธิวาส", "Narathiwat"],
  ["น่าน", "Nan"],
  ["บึงกาฬ", "Bueng Kan"],
  ["บุรีรัมย์", "Buriram"],
  ["ปทุมธานี", "Pathum Thani"],
  ["ประจวบคีรีขันธ์", "Prachuap Khiri Khan"],
  ["ปราจีนบุรี", "Prachinburi"],
  ["ปัตตานี", "Pattani"],
  ["พระนครศรีอยุธยา", "Phra Nakhon Si Ayutthaya"],
  ["พะเยา", "Phayao"],
  ["พังงา", "Phang Nga"],
  ["พัทลุง", "Phatthalung"],
  ["พิจิตร", "Phichit"],
  ["พิษณุโลก", "Phitsanulok"],
  ["เพชรบุรี", "Phetchaburi"],
  ["เพชรบูรณ์", "Phetchabun"],
  ["แพร่", "Phrae"],
  ["ภูเก็ต", "Phuket"],
  ["มหาสารคาม", "Maha Sarakham"],
  ["มุกดาหาร", "Mukdahan"],
  ["แม่ฮ่องสอน", "Mae Hong Son"],
  ["ยโสธร", "Yasothon"],
  ["ยะลา", "Yala"],
  ["ร้อยเอ็ด", "Roi Et"],
  ["ระนอง", "Ranong"],
  ["ระยอง", "Rayong"],
  ["ราชบุรี", "Ratchaburi"],
  ["ลพบุรี", "Lopburi"],
  ["ลำปาง", "Lampang"],
  ["ลำพูน", "Lamphun"],
  ["เลย", "Loei"],
  ["ศรีสะเกษ", "Sisaket"],
  ["สกลนคร", "Sakon Nakhon"],
  ["สงขลา", "Songkhla"],
  ["สตูล", "Satun"],
  ["สมุทรปราการ", "Samut Prakan"],
  ["สมุทรสงคราม", "Samut Songkhram"],
  ["สมุทรสาคร", "Samut Sakhon"],
  ["สระแก้ว", "Sa Kaeo"],
  ["สระบุรี", "Saraburi"],
  ["สิงห์บุรี", "Sing Buri"],
  ["สุโขทัย", "Sukhothai"],
  ["สุพรรณบุรี", "Suphan Buri"],
  ["สุราษฎร์ธานี", "Surat Thani"],
  ["สุรินทร์", "Surin"],
  ["หนองคาย", "Nong Khai"],
  ["หนองบัวลำภู", "Nong Bua Lamphu"],
  ["อ่างทอง", "Ang Thong"],
  ["อำนาจเจริญ", "Amnat Charoen"],
  ["อุดรธานี", "Udon Thani"],
  ["อุตรดิตถ์", "Uttaradit"],
  ["อุทัยธานี", "Uthai Thani"],
  ["อุบลราชธานี", "Ubon Ratchathani"],
];

/** What is stored as the province of an address that is in no province of Thailand. */
export const abroad = "ต่างประเทศ";

const latinNames = new Map([...names, [abroad, "Abroad"]]);

/** Thai names of all provinces, in the order of the Thai alphabet. */
export const provinces: readonly string[] = names.map(([thai]) => thai);

/** Is this place outside of Thailand? Nobody knows it of an address without a province. */
export function isAbroad(province: string): boolean {
  return province !== "" && !provinces.includes(province);
}

/**
 * A province's name in a language. A name that is not a Thai province (a place abroad) stays as it is.
 *
 * @example
 * provinceName("น่าน", "en"); // "Nan"
 */
export function provinceName(province: string, language: "th" | "en"): string {
  return language === "en" ? (latinNames.get(province) ?? province) : province;
}

/**
 * Thai names of the provinces whose Latin name has these letters, however it is spaced.
 *
 * @example
 * provincesNamed("chiang"); // ["เชียงราย", "เชียงใหม่"]
 */
export function provincesNamed(text: string): readonly string[] {
  const plain = (name: string) => name.toLowerCase().replace(/[\s'-]+/g, "");
  const wanted = plain(text);
  return wanted === "" ? [] : names.flatMap(([thai, latin]) => (plain(latin).includes(wanted) ? [thai] : []));
}
