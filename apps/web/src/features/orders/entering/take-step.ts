import type { FieldError } from "@time-event/contract/errors";
import { webRegisterModelDelete, webRegisterModelSave } from "@time-event/contract/order-entries";
import { webRegisterConfirm, webRegisterSave } from "@time-event/contract/order-keeping";
import type { OrderPlayer } from "@time-event/contract/order-player";
import type { Order } from "@time-event/contract/orders";
import { teamSizes } from "@time-event/domain/orders/eligibility";
import type { AskedOfPerson } from "@time-event/domain/entries/asked-of-person";
import type { SendSubmit } from "../send-submit.ts";
import { checkContact } from "./check-entry.ts";
import { addOnsIn, shippingIn } from "./chosen-in.ts";
import { entryIn, placed } from "./entry-in.ts";
import { type FailureSeen, failureSeen } from "./failure-seen.ts";
import type { OfferedEvent } from "@time-event/contract/order-offers";
import type { AskedQuestion, Offer, OfferedAddOn } from "../offer.shared.ts";
import { entryOfStep, playersStep, readStep, type Step, stepAfter, stepOfProblem } from "./steps.ts";
import { consentsIn, contactIn, emptyPlayer, suggestedContact } from "./typed-form.ts";
import type { Typed } from "./typed.ts";

export interface EnteringState {
  /** Null: nothing was chosen yet. */
  readonly key: string | null;
  readonly order: Order | null;
}

/** What became of a form that was sent. */
export interface Taken extends EnteringState {
  /** The screen to show now. */
  readonly step: Step;
  /** What to mend, by the names of the form's fields. */
  readonly problems: readonly FieldError[];
  /** What is wrong with the whole. */
  readonly failure: FailureSeen | null;
  /** The form, unless all of it is stored now. */
  readonly typed: Typed;
}

interface Around {
  readonly event: Pick<OfferedEvent, "slug" | "startsOn">;
  readonly language: "th" | "en";
  readonly offers: readonly Offer[];
  readonly addOns: readonly OfferedAddOn[];
  readonly questions: readonly AskedQuestion[];
  readonly asked: AskedOfPerson;
  readonly send: SendSubmit;
}

/**
 * Does what a form of the entry asks: in the browser, and on the server for a form that was posted without script. The
 * buttons of the form say what: `add` a category, `remove` an entry, `size` of a team, `next`, `confirm`.
 */
export async function takeStep(around: Around, before: EnteringState, typed: Typed): Promise<Taken> {
  let state = before;
  const step = (state.order && readStep(typed["step"] ?? null, state.order)) ?? "categories";
  const stay = (problems: readonly FieldError[], failure: FailureSeen | null = null): Taken => ({
    ...state,
    // a code that opens categories is typed where they are
    step: problems[0] && state.order && typed["open"] === undefined ? stepOfProblem(problems[0], state.order) : step,
    problems,
    failure,
    typed,
  });
  const go = (order: Order, next: Step): Taken => ({
    ...state,
    order,
    step: next,
    problems: [],
    failure: null,
    typed: {},
  });
  try {
    if (typed["add"] !== undefined) {
      state = hasOpenOrder(state) ? await addEntry(around, state, typed["add"]) : await beginIn(around, typed["add"]);
      return go(state.order!, playersStep(state.order!.entries.length - 1));
    }
    if (typed["open"] !== undefined) {
      state = await begin(around, state);
      const { event, language } = around;
      const body = { event: event.slug, language, code: (typed["code"] ?? "").trim() };
      const { data } = await around.send(webRegisterSave, body, { key: state.key!, about: "open" });
      return go(data.order, "categories");
    }
    const { key, order } = state;
    if (key === null || order === null) return stay([]);
    // not called "remove": as a name in the form it would hide the form element's own `remove()` from scripts
    if (typed["drop"] !== undefined) {
      const { data } = await around.send(webRegisterModelDelete, { id: Number(typed["drop"]) }, { key });
      return go(data, "categories");
    }
    if (typed["again"] !== undefined) {
      const players = order.entries[0]?.players ?? [];
      return go(await saveEntry(around, { key, order }, { entry: 0, players, typed: {} }), step);
    }
    const entry = entryOfStep(step);
    if (entry !== null) {
      const { players, problems } = entryIn(around, order, entry, typed);
      const isOther = typed["size"] !== undefined;
      if (problems.length > 0 && !isOther) return stay(problems);
      const saved = await saveEntry(around, { key, order }, { entry, players, typed });
      return go(saved, isOther ? step : stepAfter(step, order));
    }
    if (step !== "summary") return go(order, stepAfter(step, order));
    const contact = contactIn(typed, suggestedContact(order.contact, order.entries[0]?.players[0]));
    const missing = checkContact(contact);
    const isConfirmed = typed["confirm"] !== undefined;
    if (missing.length > 0 && isConfirmed) return stay(missing);
    const { event, language, send } = around;
    const shipping = shippingIn(typed, order.shipping);
    const addOns = addOnsIn(typed, "", order.addOns);
    // what is not whole yet stays on the device
    const body = {
      event: event.slug,
      language,
      addOns,
      ...(missing.length === 0 && { contact }),
      ...(shipping && { shipping }),
      ...codeIn(typed),
      ...(isConfirmed && { consents: consentsIn(typed) }),
    };
    const saved = (await send(webRegisterSave, body, { key })).data.order;
    if (!isConfirmed) return go(saved, step);
    state = { key, order: saved };
    // nobody confirms another price than the one they saw
    const hasSeen = typed["total"] === undefined || Number(typed["total"]) === saved.quote.totalSatang;
    if (!hasSeen) return stay([], priceChanged);
    const { totalSatang } = saved.quote;
    try {
      return go((await send(webRegisterConfirm, { totalSatang }, { key })).data, "summary");
    } catch (error) {
      if (!failureSeen(error).reasons.includes(priceChanged.code)) throw error;
      // it changed in between: the order as it is now
      state = { key, order: (await send(webRegisterSave, { event: event.slug, language }, { key })).data.order };
      return stay([], priceChanged);
    }
  } catch (error) {
    const failure = failureSeen(error);
    return stay(placed(failure.fields, entryOfStep(step)), failure);
  }
}

const priceChanged: FailureSeen = { code: "price_changed", status: 409, reasons: [], fields: [] };

interface OpenState {
  readonly key: string;
  readonly order: Order;
}

/** Is there an order that can be changed? */
function hasOpenOrder(state: EnteringState): state is OpenState {
  return state.key !== null && (state.order?.state === "held" || state.order?.state === "expired");
}

/** Begins an order, unless there is one that can be changed. */
async function begin({ event, language, send }: Around, state: EnteringState): Promise<EnteringState> {
  if (hasOpenOrder(state)) return state;
  return (await send(webRegisterSave, { event: event.slug, language })).data;
}

/** Begins an order with a place, by one call: many do so in the same minute. */
async function beginIn({ event, language, offers, send }: Around, category: string): Promise<EnteringState> {
  const chosen = { category, ...smallestSize(offers, category) };
  return (await send(webRegisterSave, { event: event.slug, language, ...chosen }, { about: category })).data;
}

async function addEntry({ send, offers }: Around, { key, order }: OpenState, category: string): Promise<OpenState> {
  const about = `${category} ${order.entries.length}`;
  const entry = { category, ...smallestSize(offers, category), team: "" };
  return { key, order: (await send(webRegisterModelSave, entry, { key, about })).data };
}

function smallestSize(offers: readonly Offer[], category: string): { readonly size?: number } {
  const offer = offers.find(({ code }) => code === category);
  return offer?.entryKind === "team" ? { size: teamSizes(offer).smallest } : {};
}

interface EntryTyped {
  readonly entry: number;
  readonly players: readonly OrderPlayer[];
  readonly typed: Typed;
}

/** Stores an entry as it is typed. */
export async function saveEntry(
  { send, offers }: Pick<Around, "send" | "offers">,
  { key, order }: { readonly key: string; readonly order: Order },
  { entry, players, typed }: EntryTyped,
): Promise<Order> {
  const stored = order.entries[entry]!;
  const offer = offers.find(({ code }) => code === stored.category);
  const size = Number(typed["size"] ?? Math.max(players.length, 1));
  const body = {
    id: stored.id,
    category: stored.category,
    ...waveIn(typed[`entries.${entry}.wave`]),
    team: typed[`entries.${entry}.team`]?.trim() ?? stored.team,
    players: Array.from({ length: size }, (_, index) => players[index] ?? emptyPlayer),
    ...(offer?.entryKind === "team" && { size }),
  };
  return (await send(webRegisterModelSave, body, { key, about: String(stored.id) })).data;
}

/** A code that is typed, or taken off. Left out where the form does neither: then it stays as it was. */
function codeIn(typed: Typed): { readonly code?: string } {
  if (typed["uncode"] !== undefined) return { code: "" };
  return typed["code"] === undefined ? {} : { code: typed["code"].trim() };
}

/** Left out where the form does not ask: then it stays as it was. */
function waveIn(typed: string | undefined): { readonly wave?: number | null } {
  if (typed === undefined) return {};
  return { wave: typed === "" ? null : Number(typed) };
}
