/** Browsers of before 2024 may lack it: they get each run whole. */
const Segmenter = Intl.Segmenter as typeof Intl.Segmenter | undefined;
const words = Segmenter && new Segmenter("th", { granularity: "word" });

/** Thai words of up to so many characters, marks counted, are as often a syllable of a longer word or name. */
const shortChars = 4;
const thaiEnd = /\p{Script=Thai}$/u;
/** What never begins a line: blanks, punctuation, ๆ and ฯ, and marks, which belong to the letter before them. */
const follower = /^(?:\p{M}|[\s\p{P}\p{S}\p{M}ๆฯ]+$)/u;
/** What stands between blanks, with the blanks around it; a blank with a mark on it is none. */
const run = /\s*\S+(?:\s+\p{M}\S*)*\s*/gu;

/**
 * The parts of a text between which a line may break, each with what follows it up to the next part; together they are the
 * text. Thai has no spaces between words, and the dictionaries of browsers know neither names nor words that came from
 * English: they see ค|รอ|ส|คัน|ทรี. So a short word stays with the long one that follows it, and short words stay
 * together.
 *
 * @example
 * lineParts("วิ่งเพื่อโรงพยาบาลปัว 10K"); // ["วิ่งเพื่อ", "โรงพยาบาลปัว ", "10K"]
 * lineParts("ครอสคันทรี"); // ["ครอสคันทรี"]
 */
export function lineParts(text: string): string[] {
  return (text.match(run) ?? (text ? [text] : [])).flatMap(partsOfRun);
}

/** The same of a run without blanks within. */
function partsOfRun(text: string): string[] {
  if (!words) return [text];
  const parts: string[] = [];
  let short = "";
  const lengthenLast = (end: string) => {
    if (short !== "" || parts.length === 0) short += end;
    else parts[parts.length - 1] += end;
  };
  for (const { segment } of words.segment(text)) {
    const isThai = thaiEnd.test(segment);
    const before = short || (parts.at(-1) ?? "");
    if (follower.test(segment) || (!isThai && before !== "" && !thaiEnd.test(before))) lengthenLast(segment);
    else if (isThai && segment.length <= shortChars) short += segment;
    else {
      parts.push(short + segment);
      short = "";
    }
  }
  if (short !== "") {
    if (parts.length === 0) parts.push(short);
    else parts[parts.length - 1] += short;
  }
  return parts;
}
