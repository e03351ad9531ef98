import type { EventPage, PublicCategory } from "@time-event/contract/events";
import type { ResultRow } from "@time-event/contract/results";
import type { NamedRanking } from "@time-event/domain/race/race";
import { type ListFilter, placeIn, rankingOf, timesIn } from "@time-event/domain/results/listed-result";
import { clockOf, hasTwoClocks } from "@time-event/domain/results/ranking-clocks";
import { inLanguage } from "@time-event/domain/text/in-language";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import type { ListColumn } from "../../lib/documents/list-document.ts";
import { countIn, instantIn, nameIn, printedWords } from "./printed-words.ts";

type Language = "th" | "en";

interface ShownList {
  readonly category: PublicCategory;
  /** Points of the event that count laps. */
  readonly checkpoints: EventPage["checkpoints"];
  readonly filter: ListFilter;
  readonly language: Language;
}

interface Column extends ListColumn {
  readonly cell: (row: ResultRow) => string;
}

/** The columns of results on paper: what the list on the screen shows of everybody, without the points between. */
export function resultColumns({ category, checkpoints, filter, language }: ShownList): readonly Column[] {
  const m = printedWords[language];
  const time = (ms: number) => formatRaceTime(ms, category.rounding);
  const { handicap } = category;
  const twoClocks = hasTwoClocks(category);
  const clock = clockOf(category, rankingOf(filter));
  const otherClock = (clock === "gun") === (handicap === undefined) ? "chip" : "gun";
  const hasLaps =
    category.laps !== null || checkpoints.some(({ code, kind }) => kind === "lap" && category.course.includes(code));
  const count = (value: number | null) => (value === null ? "" : String(value));
  const isTimed = ({ status }: ResultRow) => status === "finished" || status === "otl";
  return [
    { name: m.place, align: "right", cell: (row) => count(placeIn(category, filter, row)) || "–" },
    { name: m.bib, align: "right", bold: true, cell: ({ bib }) => bib },
    { name: m.name, align: "left", wraps: true, cell: (row) => nameIn(language, row) },
    { name: m.club, align: "left", wraps: true, cell: (row) => clubOf(row, language, time) },
    { name: m.nation, align: "left", cell: ({ nationality }) => nationality },
    {
      name: m.genderPlace,
      align: "right",
      cell: ({ gender, genderRank }) => (genderRank === null ? "" : `${m.genderShort[gender]} ${genderRank}`.trim()),
    },
    { name: m.ageGroup, align: "left", cell: ({ ageGroup }) => ages(ageGroup ?? "") },
    { name: m.agePlace, align: "right", cell: (row) => agePlace(row, m.wonOverall) },
    ...(hasLaps ? [{ name: m.laps, align: "right", cell: ({ laps }) => count(laps || null) } as Column] : []),
    {
      name: m.gap,
      align: "right",
      cell: ({ gapMs, status }) => (status === "finished" && gapMs ? `+${time(gapMs)}` : ""),
    },
    {
      name: m.clocks[otherClock],
      align: "right",
      cell: (row) => {
        const { other } = timesIn(category, filter, row);
        return (twoClocks || handicap) && isTimed(row) && typeof other?.ms === "number" ? time(other.ms) : "";
      },
    },
    {
      name: twoClocks ? `${m.time}\n${m.clocks[clock]}` : m.time,
      align: "right",
      bold: true,
      cell: (row) => {
        const { timeMs } = timesIn(category, filter, row);
        if (timeMs === null || !isTimed(row)) return m.statuses[row.status];
        return row.status === "otl" ? `${time(timeMs)} ${m.statuses.otl}` : time(timeMs);
      },
    },
  ];
}

/** Which published list is in force, as a line of the head; nothing where none is. */
export function inForceLine({ publication }: PublicCategory, timeZone: string, language: Language): string[] {
  if (!publication) return [];
  const m = printedWords[language];
  const { state, number, madeAt, changedSince, hash } = publication;
  return [
    [
      m[state](countIn(number), instantIn(language, madeAt, timeZone)),
      m.fingerprint(hash),
      ...(changedSince > 0 ? [m.changedSince(countIn(changedSince))] : []),
    ].join(" · "),
  ];
}

/** The parts of a filter, as a reader names them. */
export function filterLine(
  filter: ListFilter & { readonly text?: string | undefined },
  language: Language,
  {
    ranking,
    isRelay = false,
  }: { readonly ranking?: Pick<NamedRanking, "name"> | undefined; readonly isRelay?: boolean | undefined } = {},
): string[] {
  const { gender, ageGroup, club, nation, text } = filter;
  const { genders, mixedTeams } = printedWords[language];
  const ofGender = gender === "X" && isRelay ? mixedTeams : gender && genders[gender];
  const ofGroups = [ofGender, ageGroup && ages(ageGroup)];
  const parts = [...(ranking ? [inLanguage(ranking.name, language)] : ofGroups), club, nation, text];
  return parts.filter((part): part is string => !!part);
}

/** Of a relay: who ran which leg, and how long. */
function clubOf({ legs, club, team }: ResultRow, language: Language, time: (ms: number) => string): string {
  if (!legs) return club || team || "";
  const told = legs.map(({ code, name, ms, runner }) => {
    const who = runner ? nameIn(language, runner) : inLanguage(name, language) || code;
    return ms === null ? who : `${who} ${time(ms)}`;
  });
  return told.join(" · ");
}

/** Ranked overall and not here: an overall winner. */
function agePlace({ ageGroup, ageGroupRank, overallRank }: ResultRow, wonOverall: string): string {
  if (ageGroupRank !== null) return String(ageGroupRank);
  return ageGroup !== null && overallRank !== null ? wonOverall : "";
}

export const ages = (code: string) => code.replace(/(\d+)-(\d+)$/, "$1–$2");
