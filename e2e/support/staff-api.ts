import { request, type APIRequestContext } from "@playwright/test";
import { callPath, parseReply } from "@time-event/contract/call";
import type { BodyOf, DataOf, Endpoint, ParamsOf } from "@time-event/contract/endpoint";
import { token } from "@time-event/contract/sign-in";
import { eventList } from "@time-event/contract/staff-events";
import { demoPassword } from "./server.ts";

export interface AdminApi {
  readonly api: APIRequestContext;
  /** Of the administrator's sign-in. */
  readonly headers: { readonly authorization: string };
}

interface StaffApi extends AdminApi {
  readonly eventId: number;
}

/** Calls the API of staff, as the administrator does. */
export async function asAdmin<T>(use: (admin: AdminApi) => Promise<T>): Promise<T> {
  const api = await request.newContext({ baseURL: process.env.BASE_URL ?? "" });
  try {
    const credentials = { username: "admin", password: demoPassword };
    const { data } = parseReply(token, await (await api.post("/api/auth/token", { data: credentials })).json());
    return await use({ api, headers: { authorization: `Bearer ${data.access_token}` } });
  } finally {
    await api.dispose();
  }
}

/** Calls the API of staff about an event, as its administrator does. */
export async function asStaff<T>(event: string, use: (staff: StaffApi) => Promise<T>): Promise<T> {
  return asAdmin(async (admin) => use({ ...admin, eventId: await idOfEvent(admin, event) }));
}

export async function idOfEvent({ api, headers }: AdminApi, event: string): Promise<number> {
  const list = await api.get("/api/event/event-list", { headers, params: { limit: 200 } });
  return parseReply(eventList, await list.json()).data.find(({ slug }) => slug === event)!.id;
}

/** Reads what one of the staff's calls tells. @throws Error when it is refused */
export async function look<E extends Endpoint & { readonly method: "GET" }>(
  { api, headers }: AdminApi,
  endpoint: E,
  params: ParamsOf<E>,
): Promise<DataOf<E>> {
  const reply = await api.get(`/api/event/${callPath(endpoint, params)}`, { headers });
  if (!reply.ok()) throw new Error(`${endpoint.name} was refused: ${await reply.text()}`);
  return parseReply(endpoint, await reply.json()).data;
}

/** Makes a change by one of the staff's calls. @throws Error when it is refused */
export async function change<E extends Endpoint & { readonly method: "POST" }>(
  { api, headers }: AdminApi,
  endpoint: E,
  body: BodyOf<E>,
): Promise<DataOf<E>> {
  const reply = await api.post(`/api/event/${endpoint.name}`, { headers, data: body });
  if (!reply.ok()) throw new Error(`${endpoint.name} was refused: ${await reply.text()}`);
  return parseReply(endpoint, await reply.json()).data;
}
