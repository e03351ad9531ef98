import type { EventPage } from "@time-event/contract/events";
import { hasBegun } from "@time-event/domain/event-state/event-states";
import { inLanguage } from "@time-event/domain/text/in-language";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { FileReply } from "../../http/file-reply.ts";
import { createKeptWhileSame } from "../../http/kept-while-same.ts";
import { NotFound } from "../../http/refusals.ts";
import { createListRows, drawListTask, type ListColumn } from "../../lib/documents/list-document.ts";
import { createLine } from "../../lib/heavy-work/line.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import type { EventsService } from "../events/events.service.ts";
import type { PlayersService } from "../players/players.service.ts";
import type { WholeListQuery } from "../results/whole-list.service.ts";
import type { ResultsService } from "../results/results-reading.service.ts";
import { filterLine, inForceLine, resultColumns } from "./printed-results.ts";
import { startListColumns } from "./printed-start-list.ts";
import { countIn, instantIn, printedWords } from "./printed-words.ts";

type Language = "th" | "en";

export interface PrintedListAsked {
  readonly list: "results" | "start-list";
  readonly event: string;
  /** As on the screen. A start list has no club, nation or age group. */
  readonly filter: Omit<WholeListQuery, "event">;
  readonly language: Language;
  /** The file asks its reader to print it. */
  readonly printsItself: boolean;
}

export interface PrintedLists {
  /**
   * A whole list as the public sees it, on A4 with its date, revision and page numbers: PDF.
   * @throws NotFound `event_not_found`, `category_not_found`, `not_found` of an empty list
   * @throws Unavailable (503) when too many others are being made
   */
  find(asked: PrintedListAsked): Promise<FileReply>;
}

interface PrintedListParts {
  readonly events: EventsService;
  readonly results: ResultsService;
  readonly players: PlayersService;
  readonly workers: WorkerPool;
  readonly clock: () => InstantMs;
}

const keptBytes = 64_000_000;
/** One is made at a time, so that slips and other files have the other threads; so many more may wait. */
const line = { atOnce: 1, waiting: 20 };
/** The date on paper is at most so old, also where nothing has changed. */
const dateAgeMs = 600_000;

/** What a list is headed with, and how its rows are read. */
interface Reading<Row> {
  readonly columns: readonly (ListColumn & { readonly cell: (row: Row) => string })[];
  readonly read: (take: (rows: readonly Row[]) => void) => Promise<{ readonly version: number }>;
  readonly title: string;
  readonly filters: readonly string[];
  readonly about: readonly string[];
  readonly revision: (version: string) => string;
}

/** Draws a list once for all who ask, until it is shown otherwise. */
export function createPrintedLists({ events, results, players, workers, clock }: PrintedListParts): PrintedLists {
  const made = createKeptWhileSame<FileReply>({
    readState: async (key) => {
      const { event: slug, list, filter } = JSON.parse(key) as PrintedListAsked;
      const stamp = await (list === "results"
        ? results.stampOfCategory({ event: slug, category: filter.category })
        : results.stamp({ event: slug }));
      const { name, state, shows, categories } = await frameOf(slug);
      const head = categories.map((each) => [each.name, each.publication]);
      return JSON.stringify([stamp, name, state, shows, head, Math.floor(clock() / dateAgeMs)]);
    },
    clock,
    mostBytes: keptBytes,
    bytesOf: ({ bytes }) => bytes.length,
  });
  const making = createLine(line);

  const frameOf = async (slug: string) => (await events.get({ event: slug, part: "frame" })).data;

  async function draw<Row>(asked: PrintedListAsked, event: EventPage, reading: Reading<Row>): Promise<Uint8Array> {
    const { language, printsItself } = asked;
    const { columns, filters, title } = reading;
    const m = printedWords[language];
    const asOf = m.asOf(instantIn(language, clock(), event.timeZone));
    const rows = createListRows();
    let total = 0;
    const { version } = await reading.read((piece) => {
      total += piece.length;
      rows.add(piece.map((row) => columns.map(({ cell }) => cell(row))));
    });
    if (total === 0) throw new NotFound("page");
    const revision = reading.revision(countIn(version));
    const count = (filters.length > 0 ? m.found : m.all)(countIn(total));
    const heading = inLanguage(event.name, language);
    const input = {
      language,
      heading,
      about: [[title, ...filters].join(" · "), ...reading.about, [asOf, revision, count].join(" · ")],
      foot: [title, revision, asOf, heading].join(" · "),
      columns: columns.map(({ cell: _cell, ...column }) => column),
      pieces: rows.pieces,
      printsItself,
    };
    return workers.run(drawListTask, input, rows.pieces);
  }

  async function drawResults(asked: PrintedListAsked): Promise<Uint8Array> {
    const { event: slug, language } = asked;
    const event = await frameOf(slug);
    if (!hasBegun(event.state)) throw new NotFound("page");
    const code = asked.filter.category ?? event.categories[0]?.code;
    const category = event.categories.find((each) => each.code === code);
    if (!category) throw new NotFound("category");
    const ranking = category.rankings?.find((each) => each.code === asked.filter.ranking);
    // by what is not shown the list is not filtered, and its paper says so
    const filter = {
      ...asked.filter,
      club: event.shows.club ? asked.filter.club : undefined,
      nation: event.shows.nationality ? asked.filter.nation : undefined,
      ageGroup: event.shows.ageGroup ? asked.filter.ageGroup : undefined,
      ranking: ranking?.code,
    };
    const m = printedWords[language];
    return draw(asked, event, {
      columns: resultColumns({ category, checkpoints: event.checkpoints, filter, language }),
      read: (take) => results.readWhole({ ...filter, category: category.code, event: slug }, take),
      title: `${m.results} · ${inLanguage(category.name, language)}`,
      filters: filterLine(filter, language, { ranking, isRelay: category.relay }),
      about: inForceLine(category, event.timeZone, language),
      revision: m.revision,
    });
  }

  async function drawStartList(asked: PrintedListAsked): Promise<Uint8Array> {
    const { event: slug, language } = asked;
    const { category: code, gender, text } = asked.filter;
    const event = await frameOf(slug);
    const category = event.categories.find((each) => each.code === code);
    if (code !== undefined && !category) throw new NotFound("category");
    const m = printedWords[language];
    return draw(asked, event, {
      columns: startListColumns({ event, category: code, language }),
      read: (take) => players.readWhole({ event: slug, category: code, gender, text }, take),
      title: [m.startList, ...(category ? [inLanguage(category.name, language)] : [])].join(" · "),
      filters: filterLine({ gender, text }, language, { isRelay: category?.relay }),
      about: [],
      revision: m.listRevision,
    });
  }

  return {
    find: (asked) =>
      made.get(JSON.stringify(asked), () =>
        making.pass(async () => {
          const bytes = await (asked.list === "results" ? drawResults : drawStartList)(asked);
          const name = [asked.event, asked.list, asked.filter.category].filter(Boolean).join("-");
          return { name: `${name}.pdf`, type: "application/pdf", bytes };
        }),
      ),
  };
}
