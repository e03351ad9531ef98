import { isUtf8 } from "node:buffer";
import { Transform } from "node:stream";
import type { ProblemList } from "./folder-problems.ts";

const lineFeed = 0x0a;
const longestLine = 256 * 1024;
/** Eight times what 100,000 players at 12 points need; blank lines count, too. */
export const mostLines = 10_000_000;

/**
 * Passes on whole lines of text with LF ends, and reports every line that is not UTF-8 or contains NUL. Bytes are
 * checked in bulk; they are split into lines only where something is wrong.
 */
export function checkText(file: string, problems: ProblemList): Transform {
  let line = 1;
  let rest: Buffer = Buffer.alloc(0);

  function check(lines: Buffer): Buffer {
    if (isUtf8(lines) && !lines.includes(0)) {
      for (let at = lines.indexOf(lineFeed); at !== -1; at = lines.indexOf(lineFeed, at + 1)) line += 1;
    } else {
      for (let from = 0; from < lines.length;) {
        const end = lines.indexOf(lineFeed, from);
        const to = end === -1 ? lines.length : end + 1;
        const one = lines.subarray(from, to);
        if (!isUtf8(one)) problems.add(file, line, "invalid_utf8");
        else if (one.includes(0)) problems.add(file, line, "bad_character", "NUL");
        if (end !== -1) line += 1;
        from = to;
      }
    }
    return lines.includes("\r\n") ? Buffer.from(lines.toString("latin1").replaceAll("\r\n", "\n"), "latin1") : lines;
  }

  return new Transform({
    transform: (chunk: Buffer, _, done) => {
      const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      const end = bytes.lastIndexOf(lineFeed) + 1;
      rest = bytes.subarray(end);
      if (rest.length > longestLine) {
        problems.add(file, line, "line_too_long");
        return done(new StopReading());
      }
      if (line > mostLines) {
        problems.add(file, null, "too_many_lines", mostLines.toLocaleString("en-US"));
        return done(new StopReading());
      }
      done(null, check(bytes.subarray(0, end)));
    },
    flush: (done) => done(null, check(rest)),
  });
}

/** The problem was reported already, and nothing after it can be understood. */
export class StopReading extends Error {}
