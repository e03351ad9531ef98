import { request, type APIRequestContext } from "@playwright/test";
import { parseReply } from "@time-event/contract/call";
import { webEventGet, type EventPage } from "@time-event/contract/events";
import { webRegisterResultList, type ResultRow } from "@time-event/contract/results";
import { internalKey } from "./server.ts";

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

/** Brings a read in as a mat would. */
export async function passAt(event: string, bib: string, checkpoint: string, at: number): Promise<void> {
  await withApi(async (api) => {
    const reply = await api.post("/internal/passing-save", {
      headers: { "x-internal-key": internalKey },
      data: { event, passings: [{ checkpoint, bib, at, source: "journey" }] },
    });
    if (!reply.ok()) throw new Error(`the passing was refused: ${await reply.text()}`);
  });
}
