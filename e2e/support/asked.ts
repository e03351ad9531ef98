import { parseReply } from "@time-event/contract/call";
import { eventAskedGet } from "@time-event/contract/event-asked";
import type { PersonPart } from "@time-event/domain/entries/asked-of-person";
import { asStaff } from "./staff-api.ts";

/** Lets an event ask for these, too, as staff do. Nobody must fill them in, so other journeys go on as before. */
export async function askAlso(event: string, parts: readonly PersonPart[]): Promise<void> {
  await asStaff(event, async ({ api, headers, eventId }) => {
    const also = Object.fromEntries(parts.map((part) => [part, "optional"]));
    for (;;) {
      const stored = await api.get("/api/event/event-asked-get", { headers, params: { eventId } });
      const { changedAt: _at, changedBy: _by, ...asked } = parseReply(eventAskedGet, await stored.json()).data;
      const saved = await api.post("/api/event/event-asked-save", { headers, data: { eventId, ...asked, ...also } });
      if (saved.ok()) return;
      // another journey set it meanwhile
      if (saved.status() !== 409) throw new Error(`the setting was refused: ${await saved.text()}`);
    }
  });
}
