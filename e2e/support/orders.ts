import { randomBytes, randomUUID } from "node:crypto";
import { callPath, parseReply } from "@time-event/contract/call";
import type { BodyOf, DataOf, Endpoint } from "@time-event/contract/endpoint";
import { webRegisterModelDelete, webRegisterModelSave } from "@time-event/contract/order-entries";
import { webRegisterConfirm, webRegisterSave } from "@time-event/contract/order-keeping";
import { webRegisterModelList } from "@time-event/contract/order-offers";
import { orderPlayer } from "@time-event/contract/order-player";
import type { Order } from "@time-event/contract/orders";
import { openEvent } from "./race.ts";

/** A family that no other run has: nobody is entered twice. Digits become letters, which a name may have. */
export function givenFamilyName(): string {
  const letters = randomBytes(4)
    .toString("hex")
    .replace(/\d/g, (digit) => "กขคงจฉชซญฐ"[Number(digit)]!);
  return `ใจดี ${letters}`;
}

const category = "5K";
export const relayEvent = "thung-wua-laen-triathlon";

export interface GivenOrder {
  readonly key: string;
  readonly order: Order;
}

/** An order that somebody has confirmed and has not paid, as the entry wizard makes it. */
export async function givenUnpaidOrder(event = openEvent): Promise<GivenOrder> {
  const contact = { name: "มานี ใจดี", phone: "081 234 5678", email: "manee@example.org" };
  const { questions, policies } = await offers(event);
  const consents = policies.map(({ policy, version }) => ({ policy, version }));
  const { key } = await submit(webRegisterSave, { event, language: "th", contact, consents });
  if (key === null) throw new Error("the new order has no key");
  const asked = questions.filter(
    ({ required, askedIf, categories }) => required && !askedIf && (categories?.includes(category) ?? true),
  );
  const player = orderPlayer.parse({
    firstName: "มานี",
    lastName: givenFamilyName(),
    gender: "F",
    birthDate: "1990-05-05",
    phone: "081 234 5678",
    answers: Object.fromEntries(asked.map(({ id, options }) => [id, options[0]?.code ?? "05:30"])),
  });
  await submit(webRegisterModelSave, { category, team: "", players: [player] }, key);
  return { key, order: await submit(webRegisterConfirm, {}, key) };
}

/** A team of three that is held, of which the captain knows their own part only. */
export async function givenRelay(): Promise<GivenOrder> {
  const contact = { name: "มานี ใจดี", phone: "081 234 5678", email: "manee@example.org" };
  const { key } = await submit(webRegisterSave, { event: relayEvent, language: "th", contact });
  if (key === null) throw new Error("the new order has no key");
  const captain = orderPlayer.parse({
    firstName: "มานี",
    lastName: givenFamilyName(),
    gender: "F",
    birthDate: "1990-05-05",
    phone: "081 234 5678",
  });
  const entry = { category: "RELAY", team: "ทีมเรียกเพื่อน", players: [captain] };
  return { key, order: await submit(webRegisterModelSave, entry, key) };
}

/** Somebody holds the place that a category has. @returns what gives it back */
export async function givenHeldPlace({ event, code }: { readonly event: string; readonly code: string }) {
  const { key, order } = await submit(webRegisterSave, { event, language: "th", category: code });
  return async () => void (await submit(webRegisterModelDelete, { id: order.entries[0]!.id }, key!));
}

async function offers(event: string) {
  const path = callPath(webRegisterModelList, { event });
  const reply = await fetch(`${process.env.BASE_URL ?? ""}/api/web/${path}`);
  return parseReply(webRegisterModelList, await reply.json()).data;
}

async function submit<E extends Endpoint & { readonly method: "POST" }>(
  endpoint: E,
  body: BodyOf<E>,
  key?: string,
): Promise<DataOf<E>> {
  const headers = {
    "content-type": "application/json",
    "idempotency-key": randomUUID(),
    ...(key !== undefined && { "x-access-key": key }),
  };
  const url = `${process.env.BASE_URL ?? ""}/api/web/${endpoint.name}`;
  const reply = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${endpoint.name} was refused: ${await reply.text()}`);
  return parseReply(endpoint, await reply.json()).data;
}
