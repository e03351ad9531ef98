/**
 * How often something begins, as people say it: a lap of a backyard every hour.
 *
 * @example
 * intervalWords(3_600_000, "en"); // "every hour"
 * intervalWords(1_800_000, "th"); // "ทุก 30 นาที"
 */
export function intervalWords(everyMs: number, language: "th" | "en"): string {
  const minutes = everyMs / 60_000;
  const isHours = minutes % 60 === 0;
  const count = isHours ? minutes / 60 : Math.round(minutes * 10) / 10;
  if (language === "en") {
    const unit = isHours ? "hour" : "minute";
    return count === 1 ? `every ${unit}` : `every ${count} ${unit}s`;
  }
  const unit = isHours ? "ชั่วโมง" : "นาที";
  return count === 1 ? `ทุก${unit}` : `ทุก ${count} ${unit}`;
}
