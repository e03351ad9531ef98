import {
  type Requests,
  type webRequestList,
  type webRequestListMember,
  webRequestSave,
  type webRequestSaveMember,
} from "@time-event/contract/protests";
import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { refusalsOfStep } from "@time-event/domain/penalties/docket";
import { mostOpenProtests, mostProtests, refusalsOfProtest } from "@time-event/domain/protests/protest-rules";
import { stageOf } from "@time-event/domain/publications/publish-rules";
import { arabicDigits } from "@time-event/domain/text/arabic-digits";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import type { KeyHolder } from "../../http/key-holder.ts";
import type { Submitted } from "../../http/public-api.ts";
import { Refused } from "../../http/refusals.ts";
import { appealAsPlayer } from "../penalties/appeal.service.ts";
import { announceResults, holdResults } from "../results/results.service.ts";
import {
  findPlayer,
  loadListsInForce,
  loadOwnPenalties,
  loadOwnProtests,
  loadPlayers,
  type StoredPlayer,
} from "./protests.queries.ts";
import { insertProtest } from "./protests.repository.ts";

type Sent = BodyOf<typeof webRequestSave>;

/** For whom the holder of a link speaks. */
interface Speaker {
  readonly eventId: number;
  readonly orderId: number;
  /** The reference of the order. */
  readonly by: string;
  /** The entry of the race for which alone; null: nobody who is in the race; left out: everybody of the order. */
  readonly entryId?: number | null;
}

/** Finds for whom a member's link speaks. @throws KeyRefused */
export type FindMember = (db: Db | Tx, key: KeyHolder) => Promise<Speaker>;

const contactOf = ({ eventId, subject, name }: KeyHolder): Promise<Speaker> =>
  Promise.resolve({ eventId, orderId: Number(subject), by: name });

/** What players send to the jury from their private page, and what became of it. */
export function createPlayerProtests(db: Db, clock: () => InstantMs, findMember: FindMember) {
  const listOf = async (speaker: Speaker): Promise<ReplyOf<typeof webRequestList>> => {
    const now = clock();
    return { data: await requestsOf(db, speaker, now), meta: { serverAt: now } };
  };
  /** @throws Refused */
  const take = async (tx: Tx, sent: Sent, find: (tx: Tx) => Promise<Speaker>, eventId: number) => {
    const now = clock();
    // no list is published and no other protest of the event stored meanwhile: what is counted stays true
    await holdResults(tx, eventId);
    const speaker = await find(tx);
    const player = (await playersOf(tx, speaker)).find(({ id }) => id === sent.entry);
    if (!player) throw new Refused(webRequestSave, [{ path: "entry", code: "unknown" }]);
    await (sent.kind === "appeal" ? appeal : protest)(tx, { sent, player, speaker }, now);
    return { data: await requestsOf(tx, speaker, now), meta: {} };
  };
  const afterwards = ({ kind }: Sent, { key }: { readonly key: KeyHolder }) =>
    kind === "appeal" ? announceResults(db, key.eventId) : Promise.resolve();

  return {
    list: async (key: KeyHolder) => listOf(await contactOf(key)),
    /** @throws KeyRefused */
    listOfMember: async (key: KeyHolder): Promise<ReplyOf<typeof webRequestListMember>> =>
      listOf(await findMember(db, key)),

    save: {
      work: (tx, sent, { key }) => take(tx, sent, () => contactOf(key), key.eventId),
      afterwards,
    } satisfies Submitted<typeof webRequestSave>,
    saveOfMember: {
      work: (tx, sent, { key }) => take(tx, sent, () => findMember(tx, key), key.eventId),
      afterwards,
    } satisfies Submitted<typeof webRequestSaveMember>,
  };
}
export type PlayerProtests = ReturnType<typeof createPlayerProtests>;

interface Asked {
  readonly sent: Sent;
  readonly player: StoredPlayer;
  readonly speaker: Speaker;
}

async function playersOf(db: Db | Tx, { eventId, orderId, entryId }: Speaker): Promise<StoredPlayer[]> {
  const players = await loadPlayers(db, eventId, orderId);
  return entryId === undefined ? players : players.filter(({ id }) => id === entryId);
}

async function appeal(tx: Tx, { sent: { penalty, text }, player, speaker }: Asked, now: InstantMs): Promise<void> {
  const { eventId, by } = speaker;
  const appealed = { eventId, id: penalty ?? 0, entryId: player.id, note: text, by };
  const reasons = await appealAsPlayer(tx, appealed, now);
  if (reasons === "unknown") throw new Refused(webRequestSave, [{ path: "penalty", code: "unknown" }]);
  // an order decides and proposes nothing, so its own decision is never in the way
  const told = reasons.filter((each) => each === "no_such_step" || each === "appeal_over");
  if (told.length > 0) throw new Refused(webRequestSave, told);
}

async function protest(tx: Tx, { sent, player, speaker }: Asked, now: InstantMs): Promise<void> {
  const { kind, text } = sent;
  if (kind === "appeal") return;
  const { eventId, orderId, by } = speaker;
  const about = kind === "other_player" ? await findOther(tx, eventId, sent.against ?? "", player) : player;
  const list = (await loadListsInForce(tx, eventId)).get(about.categoryId);
  const reasons = refusalsOfProtest(list ?? null, player, now);
  if (!list || reasons.length > 0) throw new Refused(webRequestSave, reasons);
  const against = about === player ? "" : about.bib;
  const { id: entryId } = player;
  const [publication, categoryId] = [list.number, about.categoryId];
  await insertProtest(tx, { eventId, categoryId, publication, orderId, entryId, kind, against, text }, by, now);
}

/** The player whom somebody else protests against. @throws Refused */
async function findOther(tx: Tx, eventId: number, typed: string, player: StoredPlayer) {
  const bib = arabicDigits(typed).trim();
  const found = bib === "" ? undefined : await findPlayer(tx, eventId, bib);
  if (!found) throw new Refused(webRequestSave, [{ path: "against", code: "unknown" }]);
  if (found.id === player.id) throw new Refused(webRequestSave, [{ path: "against", code: "same_entry" }]);
  return found;
}

async function requestsOf(db: Db | Tx, speaker: Speaker, now: InstantMs): Promise<Requests> {
  const { eventId, orderId, by, entryId } = speaker;
  const stored = await playersOf(db, speaker);
  const lists = await loadListsInForce(db, eventId);
  const ids = stored.map(({ id }) => id);
  const penalties = await loadOwnPenalties(db, ids);
  return {
    players: stored.map(({ categoryId, open, all, ...player }) => {
      const list = lists.get(categoryId) ?? null;
      const isFull = open >= mostOpenProtests || all >= mostProtests;
      return { ...player, stage: stageOf(list, now), protestUntil: list?.protestUntil ?? null, isFull };
    }),
    protests: (await loadOwnProtests(db, orderId)).filter(({ entry }) => entryId === undefined || entry === entryId),
    penalties: penalties.map((penalty) => {
      const of = { ...penalty, proposedBy: "", decidedBy: "" };
      return { ...penalty, mayAppeal: refusalsOfStep(of, "appeal", by, now).length === 0 };
    }),
  };
}
