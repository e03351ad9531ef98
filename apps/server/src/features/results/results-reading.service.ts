import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Db } from "../../db/connection.ts";
import type { ReplyOf } from "@time-event/contract/endpoint";
import type { webRegisterResultListChoices, webRegisterResultListFind } from "@time-event/contract/results";
import { explainResult, type ExplainedResult } from "./explained-result.service.ts";
import { findResults, type FindQuery } from "./find-results.service.ts";
import { createKeptChoices } from "./kept-choices.ts";
import { createKeptNames } from "./kept-names.ts";
import { createKeptSplitPlaces } from "./kept-split-places.ts";
import type { Leaderboards } from "./leaderboards.ts";
import { listModelResults } from "./model-results.service.ts";
import { listResults, type ResultListQuery, type ResultListReply, stampOfList } from "./result-list.service.ts";
import type { ResultStream } from "./result-stream.ts";

export interface ResultsService {
  list(query: ResultListQuery & { readonly with?: "models" | undefined }): Promise<ResultListReply>;
  /** Where somebody is, in one event or in all that are under way. */
  findRunners(query: FindQuery): Promise<ReplyOf<typeof webRegisterResultListFind>>;
  /** The clubs and nations by which a category can be filtered. */
  listChoices(query: {
    event: string;
    category?: string | undefined;
  }): Promise<ReplyOf<typeof webRegisterResultListChoices>>;
  listModels(query: { event: string }): ReturnType<typeof listModelResults>;
  /** The memory in which an event's results are, and their version. */
  find(event: string): Promise<{ eventId: number; version: number }>;
  /** One result among the others of its category. */
  explain(event: string, entry: { id: number; categoryId: number }): Promise<ExplainedResult>;
  /** Identifies the state of an event's results: equal stamps mean equal replies. */
  stamp(query: { event: string }): Promise<string>;
  /** The same of the results of one category; left out: of the event's first one. */
  stampOfCategory(query: { readonly event: string; readonly category?: string | undefined }): Promise<string>;
  /** Keeps a response open, with the headers that every reply has, and tells it each new version. */
  stream(event: string, takeOver: () => ServerResponse, headers: OutgoingHttpHeaders): Promise<void>;
}

export function createResultsService(db: Db, boards: Leaderboards, stream: ResultStream): ResultsService {
  const splitPlaces = createKeptSplitPlaces(db);
  const names = createKeptNames(db);
  const choices = createKeptChoices(db);
  boards.onChange((board, change) => {
    stream.tell(board.slug, change);
    // results that change are those of a race under way, in which families search
    names.warm(board);
  });
  return {
    list: async (query) => {
      const list = await listResults(db, boards, query);
      if (query.with !== "models") return list;
      const { data: models } = await listModelResults(db, boards, query.event);
      return { ...list, meta: { ...list.meta, models } };
    },
    findRunners: async (query) => ({ data: await findResults({ db, boards, names }, query), meta: {} }),
    listChoices: async ({ event, category }) => ({ data: await choices(await boards.get(event), category), meta: {} }),
    listModels: ({ event }) => listModelResults(db, boards, event),
    find: async (event) => {
      const board = await boards.get(event);
      return { eventId: board.eventId, version: board.version() };
    },
    explain: (event, entry) => explainResult({ db, boards, splitPlaces }, event, entry),
    stamp: async ({ event }) => {
      const board = await boards.get(event);
      return `${board.eventId}-${board.version()}`;
    },
    stampOfCategory: (query) => stampOfList(db, boards, query),
    stream: async (event, takeOver, headers) => {
      const board = await boards.get(event);
      stream.add(board.slug, takeOver(), board.version(), headers);
    },
  };
}
