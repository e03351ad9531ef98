/**
 * Is this a Thai national ID or tax ID? It has 13 digits, and the last follows from the others: each digit is
 * multiplied by its place (13 down to 2), and the remainder of the sum by 11 is subtracted from 11 (Bureau of
 * Registration Administration).
 *
 * @example
 * hasThaiCheckDigit("1101700230708"); // true
 * hasThaiCheckDigit("1101700230709"); // false
 */
export function hasThaiCheckDigit(digits: string): boolean {
  if (!/^\d{13}$/.test(digits)) return false;
  let sum = 0;
  for (let place = 0; place < 12; place++) sum += Number(digits[place]) * (13 - place);
  return (11 - (sum % 11)) % 10 === Number(digits[12]);
}
