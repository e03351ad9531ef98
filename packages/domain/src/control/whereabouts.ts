import type { RuledStatus } from "../race/race.ts";
import type { ResultStatus } from "../results/result.ts";

/**
 * Where somebody is while a race runs, whatever their result is called. `out`: reported out by a marshal or an official;
 * `not_seen`: expected, and no read yet.
 */
export type Whereabouts = "not_seen" | "not_started" | "on_course" | "finished" | "out";

/** What is known of an entry. */
export interface Known {
  readonly status: ResultStatus;
  readonly ruledStatus: RuledStatus | null;
  /** There is a read that counts. */
  readonly isSeen: boolean;
  /** It has a finish, or a last lap that counts. */
  readonly hasFinish: boolean;
}

/**
 * Where somebody is. Who is disqualified or out of the time limit, and was not read at the finish, still walks somewhere: they are
 * on the course until somebody reports them out.
 *
 * @example
 * whereabouts({ status: "otl", ruledStatus: null, isSeen: true, hasFinish: false }); // "on_course"
 */
export function whereabouts({ status, ruledStatus, isSeen, hasFinish }: Known): Whereabouts {
  // on a course whose laps are counted, the last lap is a finish only once the race is over
  if (hasFinish && status !== "on_course") return "finished";
  if (ruledStatus === "dnf") return "out";
  if (isSeen) return "on_course";
  return ruledStatus === null && status !== "dns" ? "not_seen" : "not_started";
}
