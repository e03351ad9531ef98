import type { CheckpointForm } from "@time-event/contract/checkpoints";
import { cellsOf, numberIn } from "../../../ui/staff/paste/pasted-lines.ts";
import type { ReadRow } from "../../../ui/staff/paste/paste-rows.tsx";

interface Words {
  readonly kinds: Readonly<Record<CheckpointForm["kind"], string>>;
  readonly noName: string;
  readonly noDistance: string;
}

const isStart = /^(start|st|ปล่อยตัว|จุดปล่อยตัว|สตาร์ท)/i;
const isFinish = /^(fin|goal|เส้นชัย)/i;
const isLap = /^(lap|รอบ|เส้นนับรอบ)/i;

/** What a point is follows from its code or name; a point says it itself where it is called otherwise. */
function kindOf(code: string, name: string, distanceM: number): CheckpointForm["kind"] {
  const is = (pattern: RegExp) => pattern.test(code) || pattern.test(name);
  if (is(isLap)) return "lap";
  if (is(isFinish)) return "finish";
  return is(isStart) || distanceM === 0 ? "start" : "split";
}

/**
 * Checkpoints from lines of a code, a name and kilometres from the start. A line without a code gets the next one.
 * @example readCheckpoints("START, ลานวัด, 0\nน้ำตก, 5\nเส้นชัย, 10.5", words)
 */
export function readCheckpoints(text: string, words: Words): ReadRow<CheckpointForm>[] {
  let splits = 0;
  return cellsOf(text).map((cells) => {
    const [code = "", name = "", km = "", english = ""] = cells.length === 2 ? ["", ...cells] : cells;
    const distanceM = Math.round((numberIn(km, 4) ?? Number.NaN) * 10_000) / 10;
    const kind = kindOf(code, name, distanceM);
    if (kind === "split") splits++;
    const given = code || { start: "START", finish: "FIN", lap: "LAP", split: `CP${splits}` }[kind];
    const problem = name === "" ? words.noName : Number.isNaN(distanceM) ? words.noDistance : undefined;
    const row: CheckpointForm = {
      code: given.replace(/\s+/g, "-"),
      kind,
      name: { th: name, en: english },
      distanceM,
      lat: null,
      lng: null,
      elevationM: null,
      opensAt: null,
      cutoffAt: null,
    };
    return { cells: [row.code, name, km, words.kinds[kind]], row: problem === undefined ? row : null, problem };
  });
}
