import type { EventPage } from "@time-event/contract/events";
import type { StartListRow } from "@time-event/contract/players";
import { inLanguage } from "@time-event/domain/text/in-language";
import type { ListColumn } from "../../lib/documents/list-document.ts";
import { ages } from "./printed-results.ts";
import { clockIn, nameIn, printedWords } from "./printed-words.ts";

interface Column extends ListColumn {
  readonly cell: (row: StartListRow) => string;
}

interface ShownStartList {
  readonly event: Pick<EventPage, "categories" | "shows" | "timeZone">;
  /** Left out: of all categories, so each row names its own. */
  readonly category?: string | undefined;
  readonly language: "th" | "en";
}

/** The columns of a start list on paper, as the public list has them. */
export function startListColumns({ event, category, language }: ShownStartList): readonly Column[] {
  const m = printedWords[language];
  const names = new Map(event.categories.map(({ code, name }) => [code, inLanguage(name, language)]));
  const namesCategory = category === undefined && event.categories.length > 1;
  return [
    { name: m.bib, align: "right", bold: true, cell: ({ bib }) => (event.shows.bib ? bib || m.noBib : "") },
    { name: m.name, align: "left", wraps: true, cell: (row) => nameIn(language, row) },
    { name: m.nation, align: "left", cell: ({ nationality }) => nationality },
    ...(namesCategory
      ? [
          {
            name: m.category,
            align: "left",
            wraps: true,
            cell: (row) => names.get(row.category) ?? row.category,
          } as Column,
        ]
      : []),
    {
      name: m.start,
      align: "right",
      cell: ({ startsAt }) => (startsAt === undefined ? "" : clockIn(startsAt, event.timeZone, true)),
    },
    {
      name: m.wave,
      align: "left",
      wraps: true,
      cell: ({ wave }) => (wave ? waveIn(wave, event.timeZone, language) : ""),
    },
    { name: m.gender, align: "left", cell: ({ gender }) => m.genders[gender] },
    { name: m.ageGroup, align: "left", cell: ({ ageGroup }) => ages(ageGroup ?? "") },
    { name: m.club, align: "left", wraps: true, cell: ({ club, team }) => [club, team].filter(Boolean).join(" · ") },
    { name: m.province, align: "left", cell: ({ province }) => inLanguage(province, language) },
  ];
}

function waveIn(
  { name, startsAt }: NonNullable<StartListRow["wave"]>,
  timeZone: string,
  language: "th" | "en",
): string {
  return `${inLanguage(name, language)} ${printedWords[language].clock(clockIn(startsAt, timeZone))}`.trim();
}
