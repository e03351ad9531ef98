/** @example isHexColour("#0f766e") // true: six digits, in small letters */
export function isHexColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text);
}
