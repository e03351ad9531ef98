const digits = ["", "หนึ่ง", "สอง", "สาม", "สี่", "ห้า", "หก", "เจ็ด", "แปด", "เก้า"];
const places = ["", "สิบ", "ร้อย", "พัน", "หมื่น", "แสน"];
const million = 1_000_000;

/**
 * A sum in Thai words, as receipts and cheques have it. The rules are those of the Royal Society: 1 after a higher digit is เอ็ด,
 * 1 and 2 before สิบ are left out and ยี่, and each ล้าน counts anew.
 *
 * @param satang whole and not below zero
 * @example bahtWords(125_050) // "หนึ่งพันสองร้อยห้าสิบบาทห้าสิบสตางค์"
 */
export function bahtWords(satang: number): string {
  const [baht, rest] = [Math.floor(satang / 100), satang % 100];
  if (rest === 0) return `${numberWords(baht) || "ศูนย์"}บาทถ้วน`;
  return `${baht > 0 ? `${numberWords(baht)}บาท` : ""}${numberWords(rest)}สตางค์`;
}

function numberWords(number: number): string {
  if (number < million) return wordsBelowMillion(number, false);
  const above = Math.floor(number / million);
  return `${numberWords(above)}ล้าน${wordsBelowMillion(number % million, true)}`;
}

function wordsBelowMillion(number: number, hasMore: boolean): string {
  const written = [...String(number)].map(Number);
  return written
    .map((digit, at) => {
      const place = written.length - 1 - at;
      if (digit === 0) return "";
      if (place === 0 && digit === 1 && (hasMore || written.length > 1)) return "เอ็ด";
      if (place === 1 && digit <= 2) return digit === 1 ? "สิบ" : "ยี่สิบ";
      return digits[digit]! + places[place]!;
    })
    .join("");
}
