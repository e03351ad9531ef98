import type { Db } from "../../db/connection.ts";
import type { ReplyOf } from "@time-event/contract/endpoint";
import type { webRegisterResultListFind } from "@time-event/contract/found-results";
import type { webRegisterResultListChoices, webRegisterResultListField } from "@time-event/contract/results";
import { explainResult, type ExplainedResult } from "./explained-result.service.ts";
import { findResults, type FindQuery } from "./find-results.service.ts";
import { fieldOnCourse } from "./field-on-course.service.ts";
import { createKeptChoices } from "./kept-choices.ts";
import { createKeptFields } from "./kept-fields.ts";
import { createKeptModels } from "./kept-models.ts";
import { createKeptNames } from "./kept-names.ts";
import { createKeptSplitPlaces } from "./kept-split-places.ts";
import type { Leaderboards } from "./leaderboards.ts";
import { createListHistories, type ListWindow } from "./list-histories.ts";
import { createLiveLists, type TakenOver } from "./live-lists.ts";
import type { listModelResults } from "./model-results.service.ts";
import { listResults, type ResultListQuery, type ResultListReply, stampOfList } from "./result-list.service.ts";
import type { ResultStream } from "./result-stream.ts";
import { standingsNow, type StandingsNow } from "./standings-now.service.ts";
import { readWholeList, type TakeRows, type WholeListQuery } from "./whole-list.service.ts";

interface ReadQuery extends ResultListQuery {
  readonly with?: "models" | undefined;
  /** The version that the caller has. */
  readonly since?: number | undefined;
}

export interface ResultsService {
  list(query: ReadQuery): Promise<ResultListReply>;
  /** All rows of a list as of one version, piece by piece: see `readWholeList`. */
  readWhole(query: WholeListQuery, take: TakeRows): Promise<ResultListReply["meta"]>;
  /** Brings what is in memory up to the last reads: for whoever tells people of them at once. */
  catchUp(): Promise<void>;
  /** Where somebody is, in one event or in all that are under way. */
  findRunners(query: FindQuery): Promise<ReplyOf<typeof webRegisterResultListFind>>;
  /** The clubs and nations by which a category can be filtered. */
  listChoices(query: {
    event: string;
    category?: string | undefined;
  }): Promise<ReplyOf<typeof webRegisterResultListChoices>>;
  /** Where the field of a category is on its course at an instant. */
  field(query: { event: string; category: string }, now: number): Promise<ReplyOf<typeof webRegisterResultListField>>;
  listModels(query: { event: string }): ReturnType<typeof listModelResults>;
  /** The memory in which an event's results are, and their version. */
  find(event: string): Promise<{ eventId: number; version: number }>;
  /** Looks up where anybody of an event stands, as of the last read. */
  standings(event: string): Promise<StandingsNow>;
  /** One result among the others of its category. */
  explain(event: string, entry: { id: number; categoryId: number }): Promise<ExplainedResult>;
  /** Identifies the state of an event's results: equal stamps mean equal replies. */
  stamp(query: { event: string }): Promise<string>;
  /** The same of the results of one category; left out: of the event's first one. */
  stampOfCategory(query: { readonly event: string; readonly category?: string | undefined }): Promise<string>;
  /**
   * Keeps a response open, with the headers that every reply has. It tells each new version; to a caller who names a category
   * and the version that they have, what changed in their rows.
   */
  stream(query: ReadQuery, takeOver: () => TakenOver): Promise<void>;
}

/** More rows at once than a page shows are for files: nobody asks what changed in them. */
const mostRowsFollowed = 200;

export function createResultsService(
  db: Db,
  boards: Leaderboards,
  stream: ResultStream,
  onError: (error: unknown) => void,
): ResultsService {
  const splitPlaces = createKeptSplitPlaces(db);
  const names = createKeptNames(db);
  const fields = createKeptFields(db);
  const choices = createKeptChoices(db);
  const models = createKeptModels(db, boards);
  const histories = createListHistories();

  /** A list, and the window of it that is noted; none for what few ask: a search, a club, a nation, a named ranking. */
  async function read(query: ResultListQuery): Promise<{ list: ResultListReply; window: ListWindow | undefined }> {
    const list = await listResults(db, boards, query);
    if (isRare(query) || query.limit > mostRowsFollowed) return { list, window: undefined };
    const { eventId } = await boards.get(query.event);
    const { gender, ageGroup, offset, limit } = query;
    const window = { eventId, category: list.meta.category, gender, ageGroup, offset, limit };
    histories.note(window, list);
    return { list, window };
  }

  const liveLists = createLiveLists({
    stream,
    histories,
    onError,
    read: async ({ withModel, ...window }) => {
      const { list } = await read(window);
      const all = withModel ? (await models(window.event)).data : [];
      return { version: list.meta.version, model: all.find(({ category }) => category === window.category) ?? null };
    },
  });
  boards.onChange((board, change) => {
    stream.tell(board.slug, change);
    liveLists.changed(board.slug, change);
  });
  // families search in them: also the first one after a start or an import does not wait until the names are read
  boards.onUnderWay(names.warm);

  return {
    list: async (query) => {
      const { list, window } = await read(query);
      const meta = { ...list.meta, ...(query.with === "models" && { models: (await models(query.event)).data }) };
      const since = window && query.since !== undefined ? histories.since(window, query.since) : undefined;
      if (!since) return { ...list, meta };
      const total = since.steps.at(-1)?.[2] ?? meta.total;
      return { data: [], meta: { ...meta, steps: [...since.steps], version: since.version, total } };
    },
    readWhole: (query, take) => readWholeList(db, boards, query, take),
    catchUp: () => boards.refreshAll(),
    findRunners: async (query) => ({ data: await findResults({ db, boards, names, fields }, query), meta: {} }),
    listChoices: async ({ event, category }) => ({ data: await choices(await boards.get(event), category), meta: {} }),
    field: (query, now) => fieldOnCourse({ db, boards, fields }, query, now),
    listModels: ({ event }) => models(event),
    standings: (event) => standingsNow(boards, event),
    find: async (event) => {
      const board = await boards.get(event);
      return { eventId: board.eventId, version: board.version() };
    },
    explain: (event, entry) => explainResult({ db, boards, splitPlaces, fields, models }, event, entry),
    stamp: async ({ event }) => {
      const board = await boards.get(event);
      return `${board.eventId}-${board.version()}`;
    },
    stampOfCategory: (query) => stampOfList(db, boards, query),
    stream: async (asked, takeOver) => {
      const { since, category, ...query } = asked;
      const { eventId, slug, version } = await boards.get(query.event);
      if (category !== undefined && since !== undefined && !isRare(asked)) {
        const question = { ...query, eventId, category, withModel: query.with === "models" };
        if (await liveLists.join(question, since, takeOver)) return;
      }
      const { listener, headers } = takeOver();
      stream.add(slug, listener.response, version(), headers);
    },
  };
}

/** Few ask the same, and its places count among what it leaves: nobody is told what changed in it. */
function isRare({ text, club, nation, ranking }: ResultListQuery): boolean {
  return [text, club, nation, ranking].some(Boolean);
}
