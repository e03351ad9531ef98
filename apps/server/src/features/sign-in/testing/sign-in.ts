import { token } from "@time-event/contract/sign-in";
import type { Db } from "../../../db/connection.ts";
import { post } from "../../../testing/call-service.ts";
import { givenStaff, password } from "./given-staff.ts";

/** The bearer token of a new member of staff, signed in with one role. */
export async function givenSignedIn(
  { db, url }: { readonly db: Db; readonly url: string },
  username: string,
  role = "administrator",
  eventId: number | null = null,
): Promise<string> {
  await givenStaff(db, username, role, eventId);
  const { reply } = await post(url, token, { username, password });
  return reply!.data.access_token;
}
