import { randomUUID } from "node:crypto";
import { request, type APIRequestContext } from "@playwright/test";
import { parseReply } from "@time-event/contract/call";
import { keyCreate } from "@time-event/contract/keys";
import { token } from "@time-event/contract/sign-in";
import { eventList } from "@time-event/contract/staff-events";
import { webEventGet, type EventPage } from "@time-event/contract/events";
import { webRegisterResultList, type ResultRow } from "@time-event/contract/results";
import { demoPassword } from "./server.ts";

/** The demonstration's races that the journeys walk through. */
export const finishedEvent = "san-mok-pua-trail";
export const liveEvent = "saeng-raek-24";
export const openEvent = "rim-nam-chao-phraya-marathon";

async function withApi<T>(use: (api: APIRequestContext) => Promise<T>): Promise<T> {
  const api = await request.newContext({ baseURL: process.env.BASE_URL ?? "" });
  try {
    return await use(api);
  } finally {
    await api.dispose();
  }
}

export async function givenEvent(event: string): Promise<EventPage> {
  return withApi(async (api) => {
    const reply = await api.get("/api/web/web-event-get", { params: { event } });
    return parseReply(webEventGet, await reply.json()).data;
  });
}

export async function givenResults(event: string, category: string): Promise<ResultRow[]> {
  return withApi(async (api) => {
    const reply = await api.get("/api/web/web-register-result-list", { params: { event, category } });
    return parseReply(webRegisterResultList, await reply.json()).data;
  });
}

/** Sends a read as a mat would, with its own key. */
export async function passAt(event: string, bib: string, checkpoint: string, at: number): Promise<void> {
  await withApi(async (api) => {
    const reply = await api.post("/api/event/passing-save", {
      headers: { "x-access-key": await givenDeviceKey(api, event), "idempotency-key": randomUUID() },
      data: { passings: [{ checkpoint, bib, at, source: "journey" }] },
    });
    if (!reply.ok()) throw new Error(`the passing was refused: ${await reply.text()}`);
  });
}

/** Issues a key for a mat, as the organiser does. */
async function givenDeviceKey(api: APIRequestContext, event: string): Promise<string> {
  const credentials = { username: "timing", password: demoPassword };
  const { data } = parseReply(token, await (await api.post("/api/auth/token", { data: credentials })).json());
  const headers = { authorization: `Bearer ${data.access_token}` };
  const list = await api.get("/api/event/event-list", { headers, params: { limit: 200 } });
  const eventId = parseReply(eventList, await list.json()).data.find(({ slug }) => slug === event)!.id;
  const form = { eventId, name: "journey", endsAt: null };
  const created = await api.post("/api/event/key-create", { headers, data: form });
  return parseReply(keyCreate, await created.json()).data.key;
}
