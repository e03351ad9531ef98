import type { IgnoredRead } from "../timing/track.ts";
import type { InstantMs } from "../time/instant.ts";
import type { Finding } from "./finding.ts";

/** How something may be put right: by the calls of the reads desk, or by taking back that somebody did not start or is out. */
export type Mending =
  | { readonly kind: "void"; readonly readIds: readonly number[] }
  | { readonly kind: "move"; readonly readIds: readonly number[]; readonly bib: string }
  | { readonly kind: "lift"; readonly readIds: readonly number[] };

/** A read that counts, as evidence. */
export interface EvidenceRead {
  readonly id: number;
  readonly checkpoint: string;
  readonly at: InstantMs;
  /** Why the result does not use it; null: it does. */
  readonly ignored: IgnoredRead | null;
}

interface Known {
  readonly reads: readonly EvidenceRead[];
  /** What was ruled may be taken back: nobody lets a withdrawn entry in again from here. */
  readonly mayLift: boolean;
  /** A read that may be theirs, or whose it may be. */
  readonly move: { readonly readId: number; readonly bib: string } | null;
}

/**
 * What would solve a finding, the likeliest first; none where only somebody who was there knows.
 *
 * @example
 * mendingsOf(twoPlaces(pair), { reads, mayLift: false, move: null }); // [{ kind: "void", readIds: [42] }]
 */
export function mendingsOf({ kind, points, since }: Finding, { reads, mayLift, move }: Known): Mending[] {
  const aside = (chosen: readonly EvidenceRead[]): Mending[] =>
    chosen.length === 0 ? [] : [{ kind: "void", readIds: chosen.map(({ id }) => id) }];
  const moved: Mending[] = move ? [{ kind: "move", readIds: [move.readId], bib: move.bib }] : [];
  const lifted: Mending[] = mayLift ? [{ kind: "lift", readIds: [] }] : [];
  switch (kind) {
    case "read_after_dropout":
      return [...lifted, ...aside(since === null ? reads.slice(-1) : reads.filter(({ at }) => at > since))];
    case "read_of_non_starter":
      return [...lifted, ...aside(reads)];
    case "two_places":
      return aside(
        [reads.find(({ ignored }) => ignored !== null) ?? reads.at(-1)].filter((read) => read !== undefined),
      );
    case "impossible_split":
      return aside(
        points.length === 0 ? impossible(reads) : reads.filter(({ checkpoint }) => checkpoint === points[1]),
      );
    case "read_of_nobody":
      return [...moved, ...aside(reads)];
    case "top_without_splits":
    case "missing_read":
    case "wrong_wave":
    case "point_missed_by_many":
      return moved;
  }
}

function impossible(reads: readonly EvidenceRead[]): readonly EvidenceRead[] {
  return reads.filter(({ ignored }) => ignored === "too_fast" || ignored === "out_of_order");
}
