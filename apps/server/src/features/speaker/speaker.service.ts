import type { ReplyOf } from "@time-event/contract/endpoint";
import type { speakerScreenGet, SpokenOf } from "@time-event/contract/speaker";
import { fullName, latinName } from "@time-event/domain/entries/full-name";
import { worthSaying } from "@time-event/domain/speaker/worth-saying";
import { arabicDigits } from "@time-event/domain/text/arabic-digits";
import { dayInZone } from "@time-event/domain/time/day-in-zone";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { listCheckpointNames } from "../events/checkpoint-names.queries.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import type { ResultsService } from "../results/results-reading.service.ts";
import { listSaid } from "./speaker-marks.queries.ts";
import { arrivalAtLine, type Ways, waysOf } from "./arriving.ts";
import { type FinishLine, loadFinishLine } from "./finish-line.ts";
import {
  countRunners,
  findByBib,
  loadFurthest,
  loadNewestFinishers,
  loadOnLaps,
  type Speakable,
} from "./speaker.queries.ts";

/** So many of each list: more than a speaker can say. */
const mostShown = 20;
/** Of each category, so many who came furthest may be the next to arrive. */
const mostNear = 100;
/** On laps whoever leads need not be the next at the line. */
const mostOnLaps = 2_000;

interface Asked {
  readonly eventId: number;
  readonly bib?: string | undefined;
}

/** What the speaker at the finish has before them. */
export function createSpeakerService(db: Db, results: ResultsService, clock: () => InstantMs) {
  return {
    /** @throws NotFound `event_not_found` */
    screen: async ({ eventId, bib = "" }: Asked): Promise<ReplyOf<typeof speakerScreenGet>> => {
      const line = await loadFinishLine(db, results, eventId, clock);
      const { rules, now, speed, nameOf } = line;
      const { timeZone } = await loadEventDays(db, eventId);
      const ways = waysOf(rules);
      const known = { ...line, ways, today: dayInZone(timeZone, now) };
      const onLaps = new Set([...ways].filter(([, { lapM }]) => lapM !== null).map(([id]) => id));
      const furthest = await loadFurthest(db, eventId, mostNear);
      const nextRound = onLaps.size > 0 ? await loadOnLaps(db, eventId, [...onLaps], mostOnLaps) : [];
      const newest = await loadNewestFinishers(db, eventId, mostShown);
      const asked = bib === "" ? undefined : await findByBib(db, eventId, arabicDigits(bib));
      const arriving = [...furthest.filter(({ categoryId }) => !onLaps.has(categoryId)), ...nextRound]
        .flatMap((runner) => {
          const arrival = arrivalAtLine(runner, ways, rules, now);
          return arrival ? [{ runner, at: arrival.at }] : [];
        })
        .toSorted((a, b) => a.at - b.at)
        .slice(0, mostShown);
      return {
        data: {
          arriving: arriving.map(({ runner }) => spokenOf(runner, known)),
          finished: newest.map((runner) => spokenOf(runner, known)),
          asked: asked ? spokenOf(asked, known) : null,
          said: await listSaid(db, eventId),
        },
        meta: {
          serverAt: now,
          speed,
          ...(await countRunners(db, eventId)),
          categories: [...rules.categories].map(([id, { code, rounding }]) => ({ code, name: nameOf(id), rounding })),
          checkpoints: await listCheckpointNames(db, eventId),
        },
      };
    },
  };
}
export type SpeakerService = ReturnType<typeof createSpeakerService>;

interface Known extends FinishLine {
  readonly ways: Ways;
  /** The day of the race where it is held. */
  readonly today: string;
}

function spokenOf(runner: Speakable, { rules, ways, standingOf, now, today }: Known): SpokenOf {
  const { entryId, categoryId, bib, club, province, nationality, gender, ageGroup, status, timeMs, laps } = runner;
  const { lastSeenAt, lastCheckpoint } = runner;
  const category = rules.categories.get(categoryId)!;
  const { ranks: all, ahead, isRelay } = standingOf({ id: entryId, categoryId });
  // as on podiums: a place among those of neither gender is called of mixed relays alone
  const ranks = gender === "X" && !isRelay ? { ...all, gender: null } : all;
  const isRacing = status === "on_course" || status === "started";
  return {
    bib,
    name: fullName(runner),
    nameEn: latinName(runner),
    club,
    province,
    nationality,
    gender,
    ageGroup,
    category: category.code,
    status,
    timeMs,
    laps,
    overallRank: ranks.overall,
    genderRank: ranks.gender,
    ageGroupRank: ranks.ageGroup,
    named: (category.rankings ?? []).flatMap(({ code, name }) => {
      const rank = ranks.named?.[code] ?? null;
      return rank === null ? [] : [{ name, rank }];
    }),
    runningPlace: isRacing && ahead !== null ? ahead + 1 : null,
    lastSeen: lastSeenAt === null || lastCheckpoint === null ? null : { checkpoint: lastCheckpoint, at: lastSeenAt },
    arrival: isRacing ? arrivalAtLine(runner, ways, rules, now) : null,
    sayings: worthSaying(ranks, runner.birthDate, today),
  };
}
