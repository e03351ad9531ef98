const longest = 80;

/**
 * Suggests a web address for an event, from its name and the year of its first day. Only a–z and 0–9 stay. If the name
 * already ends in that year, the year is not added again. A name in Thai alone, also with figures, gives an address of its
 * first day.
 *
 * @example
 * suggestSlug("Doi Inthanon Trail & Ultra", "2026-11-15"); // "doi-inthanon-trail-ultra-2026"
 */
export function suggestSlug(name: string, startsOn: string): string {
  const year = /^\d{4}/.exec(startsOn)?.[0] ?? "";
  const words = name
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  // "วิ่ง 2027" would be 2027, and the next event of that year, too
  if (!words.some((word) => /[a-z]/.test(word)))
    return name.trim() === "" || startsOn === "" ? "" : `event-${startsOn}`;
  if (year !== "" && words.at(-1) !== year) words.push(year);
  return words.join("-").slice(0, longest).replace(/-+$/, "");
}
