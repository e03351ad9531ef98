import type { ReplyOf } from "@time-event/contract/endpoint";
import type { archScreenGet, OnArch } from "@time-event/contract/speaker";
import { latinName } from "@time-event/domain/entries/full-name";
import { type NameForm, shownName } from "@time-event/domain/privacy/shown-name";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { loadGuns } from "../guns/guns.queries.ts";
import { loadEventView } from "../privacy/public-view.queries.ts";
import type { ResultsService } from "../results/results-reading.service.ts";
import { type FinishLine, loadFinishLine } from "./finish-line.ts";
import { loadLeaders, loadNewestFinishers, type Speakable } from "./speaker.queries.ts";

/** As many as a screen across a road can show. */
const mostCrossed = 8;
const mostLeaders = 3;

/** What a large screen at the finish shows. Everybody sees it, so it names people as public lists do. */
export function createArchService(db: Db, results: ResultsService, clock: () => InstantMs) {
  return {
    /** @throws NotFound `event_not_found` */
    screen: async ({ eventId }: { readonly eventId: number }): Promise<ReplyOf<typeof archScreenGet>> => {
      const line = await loadFinishLine(db, results, eventId, clock);
      const { rules, now, speed, nameOf } = line;
      const { names } = await loadEventView(db, eventId);
      const crossed = await loadNewestFinishers(db, eventId, mostCrossed);
      const leaders = await loadLeaders(db, eventId, mostLeaders);
      const guns = await loadGuns(db, eventId);
      const categories = [...rules.categories];
      return {
        data: {
          crossed: crossed.map((runner) => onArch(runner, line, names)),
          leaders: categories.map(([id, { code }]) => ({
            category: code,
            first: leaders.filter(({ categoryId }) => categoryId === id).map((runner) => onArch(runner, line, names)),
          })),
        },
        meta: {
          serverAt: now,
          speed,
          categories: categories.map(([id, { code, rounding }]) => ({ code, name: nameOf(id), rounding })),
          guns: guns.map(({ code: category, wave, gunAt }) => ({ category, wave, gunAt })),
        },
      };
    },
  };
}
export type ArchService = ReturnType<typeof createArchService>;

function onArch(runner: Speakable, { rules, standingOf }: FinishLine, names: NameForm): OnArch {
  const { entryId, categoryId, bib, firstNameEn, lastNameEn, gender, timeMs, laps, lastSeenAt } = runner;
  const { ranks } = standingOf({ id: entryId, categoryId });
  return {
    bib,
    name: shownName(names, runner),
    nameEn: latinName(runner) && shownName(names, { firstName: firstNameEn, lastName: lastNameEn }),
    gender,
    category: rules.categories.get(categoryId)!.code,
    timeMs,
    laps,
    overallRank: ranks.overall,
    genderRank: ranks.gender,
    at: lastSeenAt ?? 0,
  };
}
