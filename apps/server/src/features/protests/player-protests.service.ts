import { type Requests, webRequestSave, type webRequestList } from "@time-event/contract/protests";
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

type Save = typeof webRequestSave;
type Sent = BodyOf<Save>;

/** What players send to the jury from their private page, and what became of it. */
export function createPlayerProtests(db: Db, clock: () => InstantMs) {
  return {
    list: async (key: KeyHolder): Promise<ReplyOf<typeof webRequestList>> => {
      const now = clock();
      return { data: await requestsOf(db, key, now), meta: { serverAt: now } };
    },

    save: {
      /** @throws Refused */
      work: async (tx, sent, { key }) => {
        const now = clock();
        // no list is published and no other protest of the event stored meanwhile: what is counted stays true
        await holdResults(tx, key.eventId);
        const player = (await loadPlayers(tx, key.eventId, Number(key.subject))).find(({ id }) => id === sent.entry);
        if (!player) throw new Refused(webRequestSave, [{ path: "entry", code: "unknown" }]);
        await (sent.kind === "appeal" ? appeal : protest)(tx, { sent, player, key }, now);
        return { data: await requestsOf(tx, key, now), meta: {} };
      },
      afterwards: ({ kind }, { key }) => (kind === "appeal" ? announceResults(db, key.eventId) : Promise.resolve()),
    } satisfies Submitted<Save>,
  };
}
export type PlayerProtests = ReturnType<typeof createPlayerProtests>;

interface Asked {
  readonly sent: Sent;
  readonly player: StoredPlayer;
  readonly key: KeyHolder;
}

async function appeal(tx: Tx, { sent: { penalty, text }, player, key }: Asked, now: InstantMs): Promise<void> {
  const { eventId, name: by } = key;
  const appealed = { eventId, id: penalty ?? 0, entryId: player.id, note: text, by };
  const reasons = await appealAsPlayer(tx, appealed, now);
  if (reasons === "unknown") throw new Refused(webRequestSave, [{ path: "penalty", code: "unknown" }]);
  // an order decides and proposes nothing, so its own decision is never in the way
  const told = reasons.filter((each) => each === "no_such_step" || each === "appeal_over");
  if (told.length > 0) throw new Refused(webRequestSave, told);
}

async function protest(tx: Tx, { sent, player, key }: Asked, now: InstantMs): Promise<void> {
  const { kind, text } = sent;
  if (kind === "appeal") return;
  const { eventId, name: by } = key;
  const about = kind === "other_player" ? await findOther(tx, eventId, sent.against ?? "", player) : player;
  const list = (await loadListsInForce(tx, eventId)).get(about.categoryId);
  const reasons = refusalsOfProtest(list ?? null, player, now);
  if (!list || reasons.length > 0) throw new Refused(webRequestSave, reasons);
  const against = about === player ? "" : about.bib;
  const { id: entryId } = player;
  const [publication, categoryId, orderId] = [list.number, about.categoryId, Number(key.subject)];
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

async function requestsOf(db: Db | Tx, { eventId, subject, name }: KeyHolder, now: InstantMs): Promise<Requests> {
  const orderId = Number(subject);
  const stored = await loadPlayers(db, eventId, orderId);
  const lists = await loadListsInForce(db, eventId);
  const ids = stored.map(({ id }) => id);
  const penalties = await loadOwnPenalties(db, ids);
  return {
    players: stored.map(({ categoryId, open, all, ...player }) => {
      const list = lists.get(categoryId) ?? null;
      const isFull = open >= mostOpenProtests || all >= mostProtests;
      return { ...player, stage: stageOf(list, now), protestUntil: list?.protestUntil ?? null, isFull };
    }),
    protests: await loadOwnProtests(db, orderId),
    penalties: penalties.map((penalty) => {
      const of = { ...penalty, proposedBy: "", decidedBy: "" };
      return { ...penalty, mayAppeal: refusalsOfStep(of, "appeal", name, now).length === 0 };
    }),
  };
}
