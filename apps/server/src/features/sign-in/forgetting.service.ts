import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { rememberedMs } from "../../http/attempts/attempt-limits.ts";
import { forgetOldAttempts } from "../../http/attempts/attempts.repository.ts";
import { forgetOldEmailUndos } from "./email-undos.repository.ts";
import { forgetOldDevices } from "./known-devices.repository.ts";
import { forgetOldResets } from "./password-resets.repository.ts";
import { forgetOldSignIns } from "./sign-ins.repository.ts";

/** A sign-in is remembered for a while after its last use, so that a user sees where they were signed in. */
const signInsRememberedMs = 90 * 24 * 60 * 60_000;

/** A browser stays known for as long as a season has a break. */
const devicesRememberedMs = 400 * 24 * 60 * 60_000;

/** Removes old attempts, expired links and sign-ins that ended long ago. */
export async function forgetOldTraces(db: Db, now: InstantMs): Promise<void> {
  await forgetOldAttempts(db, now - rememberedMs);
  await forgetOldResets(db, now);
  await forgetOldEmailUndos(db, now);
  await forgetOldDevices(db, now - devicesRememberedMs);
  await forgetOldSignIns(db, now - signInsRememberedMs);
}
