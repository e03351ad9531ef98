import { createHash } from "node:crypto";
import type { AnswerFile } from "@time-event/contract/order-choices";
import { namedFile, namedFiles } from "@time-event/domain/questions/answer-files";
import type { Answers } from "@time-event/domain/questions/answers";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import {
  findEndedWithFiles,
  findKnown,
  findSent,
  findUnnamedBefore,
  lockFilesOf,
  type Sender,
} from "./answer-files.queries.ts";
import { deleteOfEnded, deleteUnnamed, insertAnswerFile } from "./answer-files.repository.ts";
import { expectRoom } from "./file-room.ts";
import { readDocument } from "./read-document.ts";

export type KeepAnswerFile = (sender: Sender & { readonly eventId: number }, file: Uint8Array) => Promise<AnswerFile>;

/** Keeps a file until a player answers by it. The same file sent again is the same file. @throws Refused */
export function createAnswerFiles(db: Db, pool: WorkerPool, clock: () => InstantMs): KeepAnswerFile {
  return async (sender, file) => {
    const sentHash = createHash("sha256").update(file).digest("hex");
    const known = await findSent(db, sender, sentHash);
    if (known) return known;
    await expectRoom(db, sender, { bytes: 0, now: clock() });

    // without a transaction: other work does not wait for a picture
    const document = await readDocument(pool, file);
    await db.transaction().execute(async (tx) => {
      await lockFilesOf(tx, sender.orderId);
      // many may have been read at the same time
      if (await findSent(tx, sender, sentHash)) return;
      await expectRoom(tx, sender, { bytes: document.content.length, now: clock() });
      await insertAnswerFile(tx, { ...sender, sentHash, document, sentAt: clock() });
    });
    return (await findSent(db, sender, sentHash))!;
  };
}

/** The answers of players that name files which their order, which is locked, does not have. */
export async function unknownFiles(
  tx: Tx,
  orderId: number | undefined,
  players: readonly { readonly answers: Answers }[],
): Promise<{ readonly path: string; readonly code: "unknown" }[]> {
  const named = players.flatMap(({ answers }) => namedFiles(answers));
  if (named.length === 0) return [];
  const known = orderId === undefined ? [] : await findKnown(tx, orderId, named);
  return players.flatMap(({ answers }, index) =>
    Object.entries(answers).flatMap(([question, answer]) => {
      const id = namedFile(answer);
      if (id === undefined || known.includes(id)) return [];
      return [{ path: `players.${index}.answers.${question}`, code: "unknown" } as const];
    }),
  );
}

/** Removes files at once that answers of an order named until now, except where another answer still does. */
export async function forgetAnswerFiles(tx: Tx, orderId: number, answers: Answers): Promise<void> {
  const named = namedFiles(answers);
  if (named.length > 0) await deleteUnnamed(tx, orderId, named);
}

/** A form can stay open for long. */
const keptUnnamedForMs = 24 * 60 * 60_000;

/** Removes files that were sent long ago, or replaced, and that no answer names. */
export async function forgetUnnamedFiles(db: Db, now: InstantMs): Promise<void> {
  for (const { id, orderId } of await findUnnamedBefore(db, now - keptUnnamedForMs)) {
    await db.transaction().execute(async (tx) => {
      await lockFilesOf(tx, orderId);
      await deleteUnnamed(tx, orderId, [id]);
    });
  }
}

/** Whoever pays late may still get their places. */
const keptOfEndedMs = 30 * 24 * 60 * 60_000;

/** Removes files of players who never entered: their orders ended long ago, and nobody paid. */
export async function forgetFilesOfEnded(db: Db, now: InstantMs): Promise<void> {
  const before = now - keptOfEndedMs;
  for (const orderId of await findEndedWithFiles(db, before)) {
    await db.transaction().execute(async (tx) => {
      await lockFilesOf(tx, orderId);
      await deleteOfEnded(tx, orderId, before);
    });
  }
}
