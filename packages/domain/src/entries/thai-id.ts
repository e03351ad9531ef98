const thirteenDigits = /(?<!\d)\d(?:[- ]?\d){12}(?!\d)/g;

/**
 * Does a text contain a Thai citizen's number? The thirteenth digit is a check digit, so other long numbers, such as
 * phone numbers, are not mistaken for one. We never keep such a number: no race needs it.
 *
 * @example
 * holdsThaiId("1-1017-00230-70-8"); // true
 * holdsThaiId("1101700230705"); // false
 */
export function holdsThaiId(text: string): boolean {
  return (text.match(thirteenDigits) ?? []).some((found) => hasGoodCheckDigit(found.replace(/\D/g, "")));
}

function hasGoodCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < 12; at++) sum += Number(digits[at]) * (13 - at);
  return (11 - (sum % 11)) % 10 === Number(digits[12]);
}
