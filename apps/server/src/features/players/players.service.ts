import type { ReplyOf } from "@time-event/contract/endpoint";
import type { ReadFate, webPlayerGet, webPlayerList } from "@time-event/contract/players";
import type { Passing } from "@time-event/domain/race/race";
import type { TracedRead } from "@time-event/domain/timing/track";
import { NotFound } from "../../http/refusals.ts";
import { provinceText } from "../../lib/province-text.ts";
import type { Db } from "../../db/connection.ts";
import { loadPublishedPlaces } from "../results/published-lists.queries.ts";
import { loadEventView } from "../privacy/public-view.queries.ts";
import type { ExplainedResult } from "../results/explained-result.service.ts";
import type { ResultsService } from "../results/results-reading.service.ts";
import { loadVersions } from "../results/leaderboards.queries.ts";
import {
  findEntry,
  loadAppliedPenalties,
  loadReads,
  loadStartList,
  readStartList,
  waveOf,
  type StartListQuery,
} from "./players.queries.ts";

export interface PlayersService {
  /** @throws NotFound `event_not_found` */
  list(query: StartListQuery & { event: string }): Promise<ReplyOf<typeof webPlayerList>>;
  /**
   * The whole start list as of one version of the event, piece by piece.
   * @throws NotFound `event_not_found`
   */
  readWhole(query: WholeStartListQuery, take: (rows: StartListRows) => void): Promise<{ version: number }>;
  /** @throws NotFound `event_not_found`, `player_not_found` */
  get(query: { event: string; bib: string }): Promise<ReplyOf<typeof webPlayerGet>>;
  readonly stamp: ResultsService["stamp"];
}

export type WholeStartListQuery = Omit<StartListQuery, "offset" | "limit"> & { readonly event: string };
type StartListRows = ReplyOf<typeof webPlayerList>["data"];

/** A piece that the event loop takes in within milliseconds. */
const rowsAtOnce = 500;

export function createPlayersService(db: Db, results: ResultsService): PlayersService {
  return {
    stamp: results.stamp,

    list: async (query) => {
      const { eventId } = await results.find(query.event);
      const view = await loadEventView(db, eventId);
      if (!view.startList) return { data: [], meta: { total: 0 } };
      const { rows, total } = await loadStartList(db, eventId, view, query);
      const data = rows.map((row) => ({ ...row, province: provinceText(row.province) }));
      return { data, meta: { total } };
    },

    readWhole: async ({ event, ...query }, take) => {
      const { eventId } = await results.find(event);
      const reading = db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
      return reading.execute(async (tx) => {
        const view = await loadEventView(tx, eventId);
        const version = (await loadVersions(tx, [eventId])).get(eventId) ?? 0;
        if (!view.startList) return { version };
        for await (const rows of readStartList(tx, eventId, view, { ...query, rowsAtOnce })) {
          take(rows.map((row) => ({ ...row, province: provinceText(row.province) })));
        }
        return { version };
      });
    },

    get: async ({ event, bib }) => {
      const { eventId } = await results.find(event);
      const entry = await findEntry(db, eventId, bib);
      if (!entry) throw new NotFound("player");

      const explained = await results.explain(event, entry);
      const reads = await loadReads(db, eventId, entry);
      const penalties = await loadAppliedPenalties(db, eventId, entry.id);
      const wave = waveOf(entry);
      return {
        data: {
          category: explained.category.code,
          ...(wave && { wave }),
          province: provinceText(explained.stored.province),
          result: explained.row,
          splitCodes: explained.stored.splitCodes,
          splitRanks: explained.splitRanks,
          stageMs: explained.stored.stageMs,
          stagePenaltyMs: [...explained.place.stagePenaltyMs],
          stageRanks: explained.stageRanks,
          legMs: explained.stored.legMs,
          legPenaltyMs: [...explained.place.legPenaltyMs],
          legRanks: explained.legRanks,
          reads: fatesOf(explained.place.reads, reads),
          penalties,
          why: whyThisPlace(explained),
          medianSplitMs: explained.medianSplitMs,
          expected: explained.expected,
          publications: await loadPublishedPlaces(db, entry.categoryId, entry.id),
        },
        meta: { version: explained.version },
      };
    },
  };
}

/** How the rules used each raw read, with its source; the same read from two sources appears once. */
function fatesOf(traced: readonly TracedRead[], reads: readonly (Passing & { source: string })[]): ReadFate[] {
  const sourceOf = new Map(reads.map(({ checkpoint, at, source }) => [`${checkpoint} ${at}`, source]));
  return traced.map(({ checkpoint, at, use, ignored, lap, stage }) => ({
    checkpoint,
    at,
    source: sourceOf.get(`${checkpoint} ${at}`) ?? "",
    used: use !== null,
    reason: use ?? ignored ?? "",
    lap,
    stage,
  }));
}

function whyThisPlace(explained: ExplainedResult): ReplyOf<typeof webPlayerGet>["data"]["why"] {
  const { place, ranked, rankedOfGender, rankedOfAgeGroup, ahead, behind } = explained;
  const { clock, genderClock, ageGroupClock, missedPoints } = place;
  const { clockStart, gunAt, gunOf, rawMs, lapsLost, rounding, shownMs, ruledStatus, winnerLeftAgeGroup } = place;
  return {
    clock,
    genderClock,
    ageGroupClock,
    clockStart,
    gunAt,
    gunOf,
    missedCutoffs: [...place.missedCutoffs],
    missedPoints: missedPoints && { ...missedPoints, checkpoints: [...missedPoints.checkpoints] },
    neutralTimes: place.neutralTimes.map(({ from, to, tookMs, offMs }) => ({ from, to, tookMs, offMs })),
    restarts: [...place.restarts],
    flag: place.flag,
    handicap: place.handicap,
    yards: place.yards,
    rawMs,
    lapsLost,
    placesLost: place.placesLost,
    rounding,
    shownMs,
    ruledStatus,
    startReadAt: place.startRead?.at ?? null,
    finishReadAt: place.finishRead?.at ?? null,
    sharedWith: place.tiedWith.length,
    leftAgeGroup: winnerLeftAgeGroup,
    named: explained.named.map(({ ranking, unmet, rank, ranked: rankedIn }) => ({
      code: ranking.code,
      unmet: [...unmet],
      rank,
      ranked: rankedIn,
    })),
    ranked,
    rankedOfGender,
    rankedOfAgeGroup,
    ...(explained.team && { team: explained.team }),
    ahead,
    behind,
  };
}
