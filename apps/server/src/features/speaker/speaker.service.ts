import type { ReplyOf } from "@time-event/contract/endpoint";
import type { speakerScreenGet, SpokenOf } from "@time-event/contract/speaker";
import { fullName, latinName } from "@time-event/domain/entries/full-name";
import { arrivalOf } from "@time-event/domain/speaker/arrival";
import { worthSaying } from "@time-event/domain/speaker/worth-saying";
import { arabicDigits } from "@time-event/domain/text/arabic-digits";
import { dayInZone } from "@time-event/domain/time/day-in-zone";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { type Followed, followedCourses } from "../control/runner-progress.ts";
import { listCheckpointNames } from "../events/checkpoint-names.queries.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import type { Leaderboards } from "../results/leaderboards.ts";
import { type FinishLine, loadFinishLine, standingOn } from "./finish-line.ts";
import { countRunners, findByBib, loadFurthest, loadNewestFinishers, type Speakable } from "./speaker.queries.ts";

/** So many of each list: more than a speaker can say. */
const mostShown = 20;
/** Of each category, so many who came furthest may be the next to arrive. */
const mostNear = 100;

interface Asked {
  readonly eventId: number;
  readonly bib?: string | undefined;
}

/** What the speaker at the finish has before them. */
export function createSpeakerService(db: Db, boards: Leaderboards, clock: () => InstantMs) {
  return {
    /** @throws NotFound `event_not_found` */
    screen: async ({ eventId, bib = "" }: Asked): Promise<ReplyOf<typeof speakerScreenGet>> => {
      const line = await loadFinishLine(db, boards, eventId, clock);
      const { rules, now, speed, nameOf } = line;
      const { timeZone } = await loadEventDays(db, eventId);
      const known = { ...line, courses: followedCourses(rules), today: dayInZone(timeZone, now) };
      const furthest = await loadFurthest(db, eventId, mostNear);
      const newest = await loadNewestFinishers(db, eventId, mostShown);
      const asked = bib === "" ? undefined : await findByBib(db, eventId, arabicDigits(bib));
      const arriving = furthest
        .map((runner) => spokenOf(runner, known))
        .filter(({ arrival }) => arrival !== null)
        .toSorted((a, b) => a.arrival!.at - b.arrival!.at);
      return {
        data: {
          arriving: arriving.slice(0, mostShown),
          finished: newest.map((runner) => spokenOf(runner, known)),
          asked: asked ? spokenOf(asked, known) : null,
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
  readonly courses: ReadonlyMap<number, Followed>;
  /** The day of the race where it is held. */
  readonly today: string;
}

function spokenOf(runner: Speakable, { board, courses, now, today }: Known): SpokenOf {
  const { entryId, categoryId, bib, club, province, nationality, gender, ageGroup, status, timeMs, laps } = runner;
  const { splitMs, lastSeenAt, lastCheckpoint } = runner;
  const { category, distancesM, lapM } = courses.get(categoryId)!;
  const { ranks, ahead } = standingOn(board, categoryId, entryId);
  const isRacing = status === "on_course" || status === "started";
  // laps have no single way to the finish, and between stages people rest
  const hasWay = lapM === null && !category.stages && isRacing && lastSeenAt !== null;
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
    runningPlace: isRacing && ahead !== null ? ahead + 1 : null,
    lastSeen: lastSeenAt === null || lastCheckpoint === null ? null : { checkpoint: lastCheckpoint, at: lastSeenAt },
    arrival: hasWay ? arrivalOf({ distancesM, splitMs, lastSeenAt }, now) : null,
    sayings: worthSaying(ranks, runner.birthDate, today),
  };
}
