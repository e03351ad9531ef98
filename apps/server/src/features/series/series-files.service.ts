import { genderNames } from "@time-event/domain/entries/gender-names";
import { harmlessCell } from "@time-event/domain/entries/harmless-cell";
import { inLanguage } from "@time-event/domain/text/in-language";
import type { SeriesRaceShown, SeriesRow, SeriesStanding } from "@time-event/contract/series-parts";
import type { Gender } from "@time-event/domain/race/race";
import type { FileReply } from "../../http/file-reply.ts";
import { createLine } from "../../lib/heavy-work/line.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { type SpreadsheetFormat, spreadsheetTypes } from "../../lib/spreadsheets/spreadsheet-types.ts";
import { createSpreadsheetWriter } from "../../lib/spreadsheets/spreadsheets.ts";
import type { Standings } from "./standings.service.ts";

type Language = "th" | "en";

interface FileAsked {
  readonly series: string;
  readonly class: string | undefined;
  readonly gender: Gender | undefined;
  readonly ageGroup: string | undefined;
  readonly format: SpreadsheetFormat;
  readonly language: Language;
}

export interface SeriesFiles {
  /** A standing as the public sees it. @throws NotFound; Unavailable (503) when too many others are being made */
  find(asked: FileAsked): Promise<FileReply>;
}

const words = {
  place: { th: "อันดับ", en: "Place" },
  name: { th: "ชื่อ", en: "Name" },
  nameEn: { th: "ชื่ออังกฤษ", en: "Name in Latin" },
  gender: { th: "เพศ", en: "Gender" },
  ageGroup: { th: "กลุ่มอายุ", en: "Age group" },
  club: { th: "ชมรม", en: "Club" },
  total: { th: "คะแนนรวม", en: "Points" },
  raced: { th: "จำนวนสนาม", en: "Races" },
  place_in: { th: "อันดับในสนาม", en: "place in the race" },
  official: { th: "ฉบับทางการ", en: "official list" },
  provisional: { th: "ฉบับไม่เป็นทางการ", en: "provisional list" },
  unpublished: { th: "ยังไม่ประกาศ", en: "not published" },
  to_come: { th: "ยังไม่ถึง", en: "to come" },
  called_off: { th: "ยกเลิก", en: "called off" },
} as const;

const everybody = 1_000_000;
/** One is made at a time, so that slips and other files have the other threads; so many more may wait. */
const line = { atOnce: 1, waiting: 20 };

export function createSeriesFiles(standings: Standings, workers: WorkerPool): SeriesFiles {
  const making = createLine(line);

  async function make({ format, language, ...query }: FileAsked): Promise<FileReply> {
    const { data } = await standings.standing({ ...query, offset: 0, limit: everybody }, "public");
    const columns = columnsOf(data, language);
    const file = createSpreadsheetWriter({ format, sheet: data.class, header: columns.map(({ name }) => name) });
    file.add(data.rows.map((row) => columns.map(({ cell }) => harmlessCell(String(cell(row))))));
    const bytes = await file.finish(workers);
    const name = [data.slug, data.class, data.gender, data.ageGroup].filter(Boolean).join("-");
    return { name: `${name}.${format}`, type: spreadsheetTypes[format], bytes };
  }

  return { find: (asked) => making.pass(() => make(asked)) };
}

interface Column {
  readonly name: string;
  readonly cell: (row: SeriesRow) => string | number;
}

/** Points that do not count are in brackets; each race says on which list its points rest. */
function columnsOf({ races }: SeriesStanding, language: Language): Column[] {
  const column = (name: keyof typeof words, cell: Column["cell"]): Column => ({ name: words[name][language], cell });
  return [
    column("place", ({ place }) => place ?? ""),
    column("name", ({ name }) => name),
    column("nameEn", ({ nameEn }) => nameEn),
    column("gender", ({ gender }) => genderNames[gender][language]),
    column("ageGroup", ({ ageGroup }) => ageGroup ?? ""),
    column("club", ({ club }) => club),
    column("total", ({ total }) => total / 100),
    column("raced", ({ raced }) => raced),
    ...races.flatMap((race, at): Column[] => {
      const name = `${inLanguage(race.name, language)} (${standOf(race, language)})`;
      return [
        {
          name: harmlessCell(name),
          cell: ({ cells }) => {
            const given = cells[at];
            if (!given) return "";
            return given.counts ? given.points / 100 : `(${given.points / 100})`;
          },
        },
        {
          name: harmlessCell(`${inLanguage(race.name, language)}: ${words.place_in[language]}`),
          cell: ({ cells }) => cells[at]?.place ?? cells[at]?.status.toUpperCase() ?? "",
        },
      ];
    }),
  ];
}

function standOf({ state, list }: SeriesRaceShown, language: Language): string {
  if (state !== "counted") return words[state][language];
  return list ? `${words[list.state][language]} ${list.number}` : words.unpublished[language];
}
