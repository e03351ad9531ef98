/** Some keyboards type Thai digits. @example arabicDigits("๑๐๒") // "102" */
export function arabicDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
}
