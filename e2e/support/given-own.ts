import { randomBytes } from "node:crypto";
import { eventStateSave } from "@time-event/contract/event-state";
import { passwordReset } from "@time-event/contract/sign-in";
import { eventClone } from "@time-event/contract/staff-events";
import { userInvite } from "@time-event/contract/users";
import { givenEvent, openEvent } from "./race.ts";
import { demoPassword } from "./server.ts";
import { asAdmin, change, idOfEvent } from "./staff-api.ts";

// What a journey changes is its own: another one beside it does not meet it, and a second try begins anew.

/** Latin letters and digits that no other run has. */
export const givenMark = (): string => randomBytes(4).toString("hex");

/** A user who may look at everything, with the password of the demonstration's users. @returns the username */
export async function givenUser({ name = { th: "ปิติ", en: "Piti" }, email = "" } = {}): Promise<string> {
  const username = `piti.${givenMark()}`;
  return asAdmin(async (admin) => {
    const roles = [{ role: "viewer", eventId: null }];
    const { link } = await change(admin, userInvite, { username, displayName: name, email, language: "th", roles });
    const data = { key: link!.split(/[#&]/)[1], newPassword: demoPassword };
    const reply = await admin.api.post(`/api/auth/${passwordReset.name}`, { data });
    if (!reply.ok()) throw new Error(`the password was refused: ${await reply.text()}`);
    return username;
  });
}

export interface OwnEvent {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

/** An event that takes entries, a year after the demonstration's, with its courses, categories and prices. */
export async function givenOpenEvent(): Promise<OwnEvent> {
  const mark = givenMark();
  const name = `งานของการเดินทาง ${mark}`;
  const { startsOn } = await givenEvent(openEvent);
  const nextYear = startsOn.replace(/^\d+/, (year) => String(Number(year) + 1));
  return asAdmin(async (admin) => {
    const eventId = await idOfEvent(admin, openEvent);
    const asked = { eventId, slug: `own-${mark}`, name: { th: name, en: `Own ${mark}` }, startsOn: nextYear };
    const { id, slug } = await change(admin, eventClone, asked);
    await change(admin, eventStateSave, { eventId: id, from: "draft", to: "published" });
    await change(admin, eventStateSave, { eventId: id, from: "published", to: "open" });
    return { id, slug, name };
  });
}
