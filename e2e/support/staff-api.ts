import { request, type APIRequestContext } from "@playwright/test";
import { parseReply } from "@time-event/contract/call";
import { token } from "@time-event/contract/sign-in";
import { eventList } from "@time-event/contract/staff-events";
import { demoPassword } from "./server.ts";

interface StaffApi {
  readonly api: APIRequestContext;
  /** Of the administrator's sign-in. */
  readonly headers: { readonly authorization: string };
  readonly eventId: number;
}

/** Calls the API of staff about an event, as its administrator does. */
export async function asStaff<T>(event: string, use: (staff: StaffApi) => Promise<T>): Promise<T> {
  const api = await request.newContext({ baseURL: process.env.BASE_URL ?? "" });
  try {
    const credentials = { username: "admin", password: demoPassword };
    const { data } = parseReply(token, await (await api.post("/api/auth/token", { data: credentials })).json());
    const headers = { authorization: `Bearer ${data.access_token}` };
    const list = await api.get("/api/event/event-list", { headers, params: { limit: 200 } });
    const eventId = parseReply(eventList, await list.json()).data.find(({ slug }) => slug === event)!.id;
    return await use({ api, headers, eventId });
  } finally {
    await api.dispose();
  }
}
