/**
 * A checkpoint's code without the category's before it: within a category everybody knows which one is meant.
 * @example shortCode("100K-RIDGE", "100K") // "RIDGE"
 */
export function shortCode(code: string, category: string): string {
  return code.startsWith(`${category}-`) ? code.slice(category.length + 1) : code;
}
