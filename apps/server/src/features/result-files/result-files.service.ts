import type { InstantMs } from "@time-event/domain/time/instant";
import type { FileReply } from "../../http/file-reply.ts";
import { createKeptWhileSame } from "../../http/kept-while-same.ts";
import { NotFound } from "../../http/refusals.ts";
import { createLine } from "../../lib/heavy-work/line.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { type SpreadsheetFormat, spreadsheetTypes } from "../../lib/spreadsheets/spreadsheet-types.ts";
import { createSpreadsheetWriter } from "../../lib/spreadsheets/spreadsheets.ts";
import type { EventsService } from "../events/events.service.ts";
import type { FindListInForce } from "../publications/lists-in-force.service.ts";
import type { ResultListQuery } from "../results/result-list.service.ts";
import type { ResultsService } from "../results/results-reading.service.ts";
import { quotingColumns } from "./quoted-list.ts";
import { resultCells, resultColumns } from "./result-table.ts";

export interface ResultFiles {
  /**
   * Results of a category as the public sees them, in the order of the list with the same filters.
   * @throws NotFound `event_not_found`, `category_not_found`, `not_found` before the race is over: a file of a race
   * under way is old before it is opened
   * @throws Unavailable (503) when too many others are being made
   */
  find(asked: ResultFileAsked): Promise<FileReply>;
}

interface ResultFileAsked {
  readonly event: string;
  /** Its category left out: the event's first one. */
  readonly filter: Pick<ResultListQuery, "category" | "gender" | "ageGroup" | "club" | "nation" | "text">;
  readonly format: SpreadsheetFormat;
  readonly language: "th" | "en";
}

interface ResultFileParts {
  readonly events: EventsService;
  readonly results: ResultsService;
  readonly findList: FindListInForce;
  readonly workers: WorkerPool;
  readonly clock: () => InstantMs;
}

const keptBytes = 32_000_000;
/** One is made at a time, so that slips and other files have the other threads; so many more may wait. */
const line = { atOnce: 1, waiting: 20 };

/** Makes a file once for all who ask, until its category is shown otherwise: anybody may ask, as often as they like. */
export function createResultFiles({ events, results, findList, workers, clock }: ResultFileParts): ResultFiles {
  const made = createKeptWhileSame<FileReply>({
    readState: async (key) => {
      const { event, filter } = askedAs(key);
      const stamp = await results.stampOfCategory({ event, category: filter.category });
      const list = await listOf(event, filter.category);
      return `${stamp} ${list?.hash ?? ""}`;
    },
    clock,
    mostBytes: keptBytes,
    bytesOf: ({ bytes }) => bytes.length,
  });
  const making = createLine(line);

  async function listOf(event: string, category: string | undefined) {
    const { eventId } = await results.find(event);
    return findList(eventId, category);
  }

  async function make({ event: slug, filter, format, language }: ResultFileAsked): Promise<FileReply> {
    const { data: event } = await events.get({ event: slug, part: "frame" });
    if (event.state !== "finished") throw new NotFound("page");
    const { meta } = await results.list({ ...filter, event: slug, offset: 0, limit: 1 });
    const { category, splitCodes } = meta;
    const list = await listOf(slug, category);
    const columns = [
      ...resultColumns({ event, category, splitCodes, language }),
      ...(list ? await quotingColumns(list, language) : []),
    ];
    const file = createSpreadsheetWriter({ format, sheet: category, header: columns.map(({ name }) => name) });
    await results.readWhole({ ...filter, event: slug, category }, (rows) =>
      file.add(rows.map((row) => resultCells(columns, row))),
    );
    const bytes = await file.finish(workers);
    return { name: `${slug}-${category}.${format}`, type: spreadsheetTypes[format], bytes };
  }

  return {
    find: (asked) => made.get(keyOf(asked), () => making.pass(() => make(asked))),
  };
}

const keyOf = ({ event, filter, format, language }: ResultFileAsked) =>
  JSON.stringify({ event, filter, format, language });

const askedAs = (key: string) => JSON.parse(key) as ResultFileAsked;
