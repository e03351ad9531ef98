import type { BodyOf } from "@time-event/contract/endpoint";
import { categoryForm, categoryList, type categorySave } from "@time-event/contract/categories";
import { parseReply } from "@time-event/contract/call";
import { relayEvent } from "./orders.ts";
import { asStaff } from "./staff-api.ts";

/** A category that nobody else knows, named in Thai alone and otherwise as the sprint is. @returns its event and its code */
export async function givenCategory(
  name: string,
  priceSatang: number,
  changes: Partial<BodyOf<typeof categorySave>>,
): Promise<{ readonly event: string; readonly code: string }> {
  const code = `T${Date.now() % 100_000}`;
  await asStaff(relayEvent, async ({ api, headers, eventId }) => {
    const listed = await api.get("/api/event/category-list", { headers, params: { eventId } });
    const like = parseReply(categoryList, await listed.json()).data.find((each) => each.code === "SPRINT")!;
    const thai = { th: name, en: "" };
    const data = {
      ...categoryForm.parse(like),
      eventId,
      id: null,
      revision: 0,
      code,
      name: thai,
      bibPrefix: "",
      bibFrom: null,
      bibTo: null,
      feeTiers: [{ name: thai, priceSatang, endsAt: null, untilSold: null }],
      ...changes,
    };
    const saved = await api.post("/api/event/category-save", { headers, data });
    if (!saved.ok()) throw new Error(`the category was refused: ${await saved.text()}`);
  });
  return { event: relayEvent, code };
}
