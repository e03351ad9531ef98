import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { webRegisterSave } from "@time-event/contract/order-keeping";
import { createLineRecorder, recordEveryMs } from "../features/waiting-lines/line-recorder.service.ts";
import { isReferenceOf } from "../features/orders/find-order.queries.ts";
import { createDoor, type Door } from "../http/waiting-line/door.ts";
import { holdBack } from "../http/waiting-line/hold-back.ts";
import { measureLoad } from "../http/waiting-line/measured-load.ts";
import { createOpenEvents } from "../http/waiting-line/open-events.ts";
import { createTickets } from "../http/waiting-line/tickets.ts";
import { createWaitingLines, type WaitingLines } from "../http/waiting-line/waiting-lines.ts";
import type { AppParts } from "./app-parts.ts";
import { createSecretsKey } from "./secrets-key.ts";

/** The lines in front of what people enter events by: they begin when more people come than can be served. */
export async function composeWaitingLines(app: FastifyInstance, parts: AppParts): Promise<Door> {
  const { db, clock } = parts;
  const lines = parts.lines ?? (await measuredLines(app, parts));
  const recorder = createLineRecorder({ db, clock, lines });
  if (!parts.lines) {
    // what staff would have seen of a line while the database is away is nothing to fail for
    const recording = setInterval(() => void recorder.record().catch(() => {}), recordEveryMs).unref();
    app.addHook("onClose", () => clearInterval(recording));
  }
  const door = createDoor(lines, createOpenEvents({ load: recorder.readOpen, clock }), (event, reference) =>
    isReferenceOf(db, event, reference),
  );
  holdBack(app, webRegisterSave.name, door);
  return door;
}

async function measuredLines(app: FastifyInstance, { config, clock, pool }: AppParts): Promise<WaitingLines> {
  // a folder that nobody can write to: places last as long as this process
  const secret = await createSecretsKey(config)().catch(() => randomBytes(32).toString("base64url"));
  const load = measureLoad(pool);
  const lines = createWaitingLines({ tickets: createTickets(secret), clock, load: load.read });
  const beating = setInterval(lines.beat, 1_000).unref();
  app.addHook("onClose", () => {
    clearInterval(beating);
    load.stop();
  });
  return lines;
}
