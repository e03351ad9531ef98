import { request } from "@playwright/test";
import { parseReply } from "@time-event/contract/call";
import { eventAskedGet } from "@time-event/contract/event-asked";
import { token } from "@time-event/contract/sign-in";
import { eventList } from "@time-event/contract/staff-events";
import type { PersonPart } from "@time-event/domain/entries/asked-of-person";
import { demoPassword } from "./server.ts";

/** Lets an event ask for these, too, as staff do. Nobody must fill them in, so other journeys go on as before. */
export async function askAlso(event: string, parts: readonly PersonPart[]): Promise<void> {
  const api = await request.newContext({ baseURL: process.env.BASE_URL ?? "" });
  try {
    const credentials = { username: "admin", password: demoPassword };
    const { data } = parseReply(token, await (await api.post("/api/auth/token", { data: credentials })).json());
    const headers = { authorization: `Bearer ${data.access_token}` };
    const list = await api.get("/api/event/event-list", { headers, params: { limit: 200 } });
    const eventId = parseReply(eventList, await list.json()).data.find(({ slug }) => slug === event)!.id;
    const also = Object.fromEntries(parts.map((part) => [part, "optional"]));
    for (;;) {
      const stored = await api.get("/api/event/event-asked-get", { headers, params: { eventId } });
      const { changedAt: _at, changedBy: _by, ...asked } = parseReply(eventAskedGet, await stored.json()).data;
      const saved = await api.post("/api/event/event-asked-save", { headers, data: { eventId, ...asked, ...also } });
      if (saved.ok()) return;
      // another journey set it meanwhile
      if (saved.status() !== 409) throw new Error(`the setting was refused: ${await saved.text()}`);
    }
  } finally {
    await api.dispose();
  }
}
