import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";

export interface OwnDetails {
  readonly displayName: { readonly th: string; readonly en: string };
  readonly email: string | null;
  readonly language: "th" | "en";
  readonly revision: number;
  readonly changedAt: InstantMs;
  readonly changedBy: string;
}

export async function loadOwn(db: Db, userId: number): Promise<OwnDetails> {
  const { displayNameTh, displayNameEn, ...own } = await db
    .selectFrom("users")
    .select(["displayNameTh", "displayNameEn", "email", "language", "revision", "changedAt", "changedBy"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return { ...own, displayName: { th: displayNameTh, en: displayNameEn } };
}
