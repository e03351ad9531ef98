import { headText, listText, type OwnedRow } from "@time-event/domain/publications/published-list";
import { type PublicationState, protestEndOf } from "@time-event/domain/publications/publish-rules";
import type { InstantMs } from "@time-event/domain/time/instant";
import { hashOf } from "./list-now.service.ts";
import type { StoredPublication } from "./publications.queries.ts";
import type { NewPublication } from "./publications.repository.ts";

interface ToPublish {
  readonly eventId: number;
  readonly slug: string;
  readonly categoryId: number;
  readonly category: string;
  readonly state: PublicationState;
  readonly reason: string;
  readonly restores: number | null;
  readonly resultsVersion: number;
  readonly protestMinutes: number;
  readonly formId: string;
  /** All lists, the newest first. */
  readonly former: readonly StoredPublication[];
}

interface Made {
  readonly by: string;
  readonly at: InstantMs;
}

const isoOf = (at: InstantMs) => new Date(at).toISOString();

/** The list that follows the newest one of its category, with its head and its hash. */
export function nextList(of: ToPublish, rows: readonly OwnedRow[], made: Made): NewPublication {
  const { eventId, slug, categoryId, category, state, reason, restores, resultsVersion, former } = of;
  const [latest = null] = former;
  const number = (latest?.number ?? 0) + 1;
  const previousHash = latest?.hash ?? "";
  const protestUntil = protestEndOf(latest, state, of.protestMinutes, made.at);
  const head = headText({
    eventId,
    slug,
    category,
    number,
    state,
    reason,
    restores,
    previousHash,
    protestsUntil: protestUntil === null ? null : isoOf(protestUntil),
    madeAt: isoOf(made.at),
    madeBy: made.by,
    entries: rows.length,
  });
  const said = { eventId, categoryId, number, state, reason, restores, resultsVersion, protestUntil, previousHash };
  const by = { madeBy: made.by, madeAt: made.at, madeWith: of.formId };
  return { ...said, ...by, head, hash: hashOf(listText(head, rows)) };
}

type Wanted = Pick<StoredPublication, "categoryId" | "restores" | "reason"> & { readonly state?: PublicationState };

/** Is what a form published what it asks for now? @param wanted its state left out: that of the list that is put back */
export function isSameForm(sent: StoredPublication, { state = sent.state, ...wanted }: Wanted): boolean {
  const isOfCategory = sent.categoryId === wanted.categoryId && sent.restores === wanted.restores;
  return isOfCategory && sent.state === state && sent.reason === wanted.reason;
}
