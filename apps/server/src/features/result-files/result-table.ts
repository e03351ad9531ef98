import type { EventPage } from "@time-event/contract/events";
import type { ResultListReply } from "../results/result-list.service.ts";
import type { WholeListRow } from "../results/whole-list.service.ts";
import { genderNames } from "@time-event/domain/entries/gender-names";
import { harmlessCell } from "@time-event/domain/entries/harmless-cell";
import { inLanguage } from "@time-event/domain/text/in-language";
import { formatRaceTime } from "@time-event/domain/time/race-time";

type Language = "th" | "en";
type Row = WholeListRow;

const words = {
  place: { th: "อันดับ", en: "Place" },
  bib: { th: "BIB", en: "Bib" },
  name: { th: "ชื่อ", en: "Name" },
  nameEn: { th: "ชื่ออังกฤษ", en: "Name in Latin" },
  gender: { th: "เพศ", en: "Gender" },
  genderPlace: { th: "อันดับในเพศ", en: "Place in gender" },
  ageGroup: { th: "กลุ่มอายุ", en: "Age group" },
  agePlace: { th: "อันดับในกลุ่มอายุ", en: "Place in age group" },
  nation: { th: "สัญชาติ", en: "Nation" },
  club: { th: "ชมรม", en: "Club" },
  team: { th: "ทีม", en: "Team" },
  status: { th: "สถานะ", en: "Status" },
  time: { th: "เวลา", en: "Time" },
  gun: { th: "กันไทม์", en: "Gun time" },
  chip: { th: "ชิปไทม์", en: "Chip time" },
  penalty: { th: "เวลาลงโทษ", en: "Penalty" },
  placesLost: { th: "อันดับ", en: "places" },
  gap: { th: "ห่างจากอันดับหนึ่ง", en: "Behind the leader" },
  laps: { th: "รอบ", en: "Laps" },
  lap: { th: "รอบที่", en: "Lap" },
} as const;

type Around = Pick<ResultListReply["meta"], "splitCodes"> & {
  readonly event: Pick<EventPage, "categories" | "checkpoints">;
  readonly category: string;
  readonly language: Language;
};

export interface Column {
  readonly name: string;
  readonly cell: (row: Row) => string | number | null;
}

/** The columns of a file of results: what the public list shows, times as the category rounds them. */
export function resultColumns({ event, category: code, splitCodes, language }: Around): readonly Column[] {
  const category = event.categories.find((each) => each.code === code)!;
  const time = (ms: number | null) => (ms === null ? "" : formatRaceTime(ms, category.rounding));
  const known = new Map(event.checkpoints.map((point) => [point.code, point]));
  const hasLaps = category.laps !== null || splitCodes.some((point) => known.get(point)?.kind === "lap");
  const column = (name: keyof typeof words, cell: Column["cell"]): Column => ({ name: words[name][language], cell });
  const lost = ({ placesLost = 0 }: Row) => placesLost > 0 && `−${placesLost} ${words.placesLost[language]}`;
  const pointName = (point: string) => inLanguage(known.get(point)?.name ?? { th: point, en: point }, language);
  return [
    column("place", (row) => row.overallRank),
    column("bib", (row) => row.bib),
    column("name", (row) => row.name),
    column("nameEn", (row) => row.nameEn),
    column("gender", (row) => genderNames[row.gender][language]),
    column("genderPlace", (row) => row.genderRank),
    column("ageGroup", (row) => row.ageGroup),
    column("agePlace", (row) => row.ageGroupRank),
    ...(category.rankings ?? []).map((ranking) => ({
      name: `${words.place[language]}: ${inLanguage(ranking.name, language)}`,
      cell: (row: Row) => row.named[ranking.code] ?? null,
    })),
    column("nation", (row) => row.nationality),
    column("club", (row) => row.club),
    column("team", (row) => row.team),
    column("status", (row) => row.status.replaceAll("_", " ").toUpperCase()),
    column("time", (row) => time(row.timeMs)),
    column("gun", (row) => time(row.gunMs)),
    column("chip", (row) => time(row.chipMs)),
    column("penalty", (row) => [row.penaltyMs > 0 && time(row.penaltyMs), lost(row)].filter(Boolean).join(" ")),
    column("gap", (row) => time(row.gapMs)),
    ...(hasLaps ? [column("laps", (row) => row.laps)] : []),
    ...splitCodes.map((point, at) => ({
      name: hasLaps ? `${words.lap[language]} ${at + 1}` : pointName(point),
      cell: (row: Row) => time(row.splitMs[at] ?? null),
    })),
  ];
}

/** The cells of one result; no spreadsheet takes one of them for a formula. */
export function resultCells(columns: readonly Column[], row: Row): string[] {
  return columns.map(({ cell }) => harmlessCell(String(cell(row) ?? "")));
}
