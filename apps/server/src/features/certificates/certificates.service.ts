import type { InstantMs } from "@time-event/domain/time/instant";
import type { ReadState } from "../../db/database-state.ts";
import { createKeptWhileSame } from "../../http/kept-while-same.ts";
import { NotFound } from "../../http/refusals.ts";
import type { FileReply } from "../../http/file-reply.ts";
import { createLine } from "../../lib/heavy-work/line.ts";
import type { Task } from "../../lib/heavy-work/task.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { type Drawings, keptPictureBytes } from "../../lib/pictures/drawings.ts";
import type { EventsService } from "../events/events.service.ts";
import type { PlayersService } from "../players/players.service.ts";
import { type Finish, placesOn, toFinish } from "./finish.ts";
import { finishDrawing } from "./finish-drawing.ts";

type Language = "th" | "en";

interface Asked {
  readonly event: string;
  readonly bib: string;
  readonly language: Language;
}

export interface Certificates {
  /**
   * The picture of a result that people share: PNG.
   * @throws NotFound `event_not_found`, `player_not_found`
   */
  picture(asked: Asked): Promise<Buffer>;
  /**
   * The certificate of a finisher: PDF.
   * @throws NotFound the same, and `not_found` of whoever has not finished
   * @throws Unavailable (503) when too many others are being made
   */
  find(asked: Asked): Promise<FileReply>;
}

export interface CertificateDrawing {
  readonly finishes: readonly Finish[];
  readonly language: Language;
}

/** One PDF with a page for each. */
export const drawCertificatesTask: Task<CertificateDrawing, Uint8Array> = {
  name: "certificates",
  program: new URL("./draw-certificates.worker.ts", import.meta.url),
  longestMs: 120_000,
};

/** Two are made at a time, so that slips and other files have the other threads; so many more may wait. */
const line = { atOnce: 2, waiting: 60 };
const keptBytes = 16_000_000;

interface CertificateParts {
  readonly events: EventsService;
  readonly players: PlayersService;
  readonly workers: WorkerPool;
  readonly drawings: Drawings;
  readonly readState: ReadState;
  readonly clock: () => InstantMs;
}

/** Pictures and certificates of results as the public sees them, each made once until the database changes. */
export function createCertificates(parts: CertificateParts): Certificates {
  const { events, players, workers, drawings, readState, clock } = parts;
  const pictures = createKeptWhileSame<Buffer>({
    readState,
    clock,
    mostBytes: keptPictureBytes,
    bytesOf: ({ length }) => length,
  });
  const files = createKeptWhileSame<FileReply>({
    readState,
    clock,
    mostBytes: keptBytes,
    bytesOf: ({ bytes }) => bytes.length,
  });
  const making = createLine(line);

  async function finishOf({ event: slug, bib }: Asked): Promise<Finish> {
    const [{ data: event }, { data: page, meta }] = await Promise.all([
      events.get({ event: slug, part: "frame" }),
      players.get({ event: slug, bib }),
    ]);
    // what nobody is offered is named on no public page
    if (!event.categories.some(({ code }) => code === page.category)) throw new NotFound("player");
    return toFinish(event, page.result, { code: page.category, ...placesOn(page), version: meta.version });
  }

  const keyOf = ({ event, bib, language }: Asked) => JSON.stringify([event, bib, language]);
  return {
    picture: (asked) =>
      pictures.get(keyOf(asked), () =>
        making.pass(async () => drawings.paint(finishDrawing(await finishOf(asked), asked.language))),
      ),
    find: (asked) =>
      files.get(keyOf(asked), () =>
        making.pass(async () => {
          const finish = await finishOf(asked);
          if (finish.status !== "finished") throw new NotFound("page");
          const bytes = await workers.run(drawCertificatesTask, { finishes: [finish], language: asked.language });
          return { name: `${asked.event}-${asked.bib}.pdf`, type: "application/pdf", bytes };
        }),
      ),
  };
}
