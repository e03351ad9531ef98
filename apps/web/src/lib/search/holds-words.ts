/**
 * Whether these texts contain every word of a search, in upper or lower case. An empty search matches
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
