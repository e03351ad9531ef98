import type { Db } from "../../db/connection.ts";
import type { FileReply } from "../../http/file-reply.ts";
import { NotFound } from "../../http/refusals.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import type { EventsService } from "../events/events.service.ts";
import type { WholeListRow } from "../results/whole-list.service.ts";
import type { ResultsService } from "../results/results-reading.service.ts";
import { namesOf, slugOf } from "./certificates.queries.ts";
import { drawCertificatesTask } from "./certificates.service.ts";
import { toFinish } from "./finish.ts";

/** @throws NotFound where the event is not public, the category is not there, or nobody has finished */
export type CategoryCertificates = (asked: {
  readonly eventId: number;
  readonly category: string;
  readonly language: "th" | "en";
}) => Promise<FileReply>;

interface CategoryCertificateParts {
  readonly db: Db;
  readonly events: EventsService;
  readonly results: ResultsService;
  readonly workers: WorkerPool;
}

/** The certificates of a whole category for staff to print, with whole names. */
export function createCategoryCertificates(parts: CategoryCertificateParts): CategoryCertificates {
  const { db, events, results, workers } = parts;

  /** As of one version: whoever moves up while it is read is in it once. */
  async function allOf(event: string, category: string) {
    const rows: WholeListRow[] = [];
    const { version } = await results.readWhole({ event, category }, (more) => void rows.push(...more));
    return { rows, version };
  }

  return async ({ eventId, category, language }) => {
    const slug = await slugOf(db, eventId);
    if (slug === undefined) throw new NotFound("event");
    const { data: event } = await events.get({ event: slug, part: "frame" });
    if (!event.categories.some(({ code }) => code === category)) throw new NotFound("category");
    const [{ rows, version }, names] = await Promise.all([allOf(slug, category), namesOf(db, eventId, category)]);
    const of = counted(rows);
    // tens of thousands that go to a thread: what all share goes once
    const shown = { ...event, art: event.type.art };
    const finishes = rows
      .filter(({ status }) => status === "finished")
      .map((row) => {
        const finish = toFinish(event, row, { code: category, named: row.named, of: of(row), version });
        return { ...finish, event: shown, name: names.get(row.bib) ?? finish.name };
      });
    if (finishes.length === 0) throw new NotFound("thing");
    const bytes = await workers.run(drawCertificatesTask, { finishes, language });
    return { name: `${slug}-${category}-certificates.pdf`, type: "application/pdf", bytes };
  };
}

/** How many have a place in each ranking of somebody. */
function counted(rows: readonly WholeListRow[]) {
  const counts = new Map<string, number>();
  const named: Record<string, number> = {};
  const keysOf = ({ gender, ageGroup }: WholeListRow) => [gender, `${gender} ${ageGroup}`] as const;
  const ranked = rows.filter(({ overallRank }) => overallRank !== null);
  for (const row of ranked) {
    const [gender, ageGroup] = keysOf(row);
    if (row.genderRank !== null) counts.set(gender, (counts.get(gender) ?? 0) + 1);
    if (row.ageGroupRank !== null) counts.set(ageGroup, (counts.get(ageGroup) ?? 0) + 1);
    for (const [code, rank] of Object.entries(row.named)) if (rank !== null) named[code] = (named[code] ?? 0) + 1;
  }
  return (row: WholeListRow) => {
    const [gender, ageGroup] = keysOf(row);
    return { overall: ranked.length, gender: counts.get(gender) ?? 0, ageGroup: counts.get(ageGroup) ?? 0, named };
  };
}
