/**
 * Does one of these texts hold every word that somebody looks for, in letters of either case? Looking for nothing finds
 * everything.
 * @example holdsWords("น่าน วิ่ง", ["ชมรมวิ่งเมืองน่าน", "Nan"]) // true
 */
export function holdsWords(search: string, texts: readonly string[]): boolean {
  const searched = texts.join(" ").toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
