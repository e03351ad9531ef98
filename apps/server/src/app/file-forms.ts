import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { placeOf } from "../http/attempts/attempt-limits.ts";
import { type Kept, readFileForm } from "./read-file-form.ts";

const fileFormType = "multipart/form-data";
/** Forms of which more is kept than a key needs: each may be as large as a slip. */
const mostAtOnce = 8;
const mostFromPlace = 3;

interface FileForms {
  readonly path: string;
  readonly largestBytes: number;
  /** Does this key open an order? Nothing else of a form is kept before. */
  readonly opens: (key: string, request: FastifyRequest) => Promise<boolean>;
  /** Too many send one at the same moment. */
  readonly sendAway: (request: FastifyRequest, reply: FastifyReply) => unknown;
  readonly show: (request: FastifyRequest, reply: FastifyReply, body: Buffer<ArrayBuffer>) => Promise<unknown>;
}

/**
 * Takes forms with a file that a browser without our script posts to a page. The key of the order stands in such a form, before the
 * file: until it was found to open one, the form takes neither memory nor a turn, so whoever has no key keeps nobody waiting.
 */
export function mountFileForms(app: FastifyInstance, { path, largestBytes, opens, sendAway, show }: FileForms) {
  const open = new Map<FastifyRequest, string>();

  const keep = async (request: FastifyRequest, key: string): Promise<Kept> => {
    if (!(await opens(key, request))) return "nothing";
    const place = placeOf(request.ip);
    const ofPlace = [...open.values()].filter((each) => each === place).length;
    if (open.size >= mostAtOnce || ofPlace >= mostFromPlace) return "no turn";
    open.set(request, place);
    return "all";
  };

  app.addContentTypeParser(fileFormType, async (request: FastifyRequest, payload: IncomingMessage) => {
    const saysBytes = Number(request.headers["content-length"] ?? 0);
    try {
      return await readFileForm(payload, { saysBytes, largestBytes, keep: (key) => keep(request, key) });
    } catch (error) {
      // also when the browser went away in the middle of it
      open.delete(request);
      throw error;
    }
  });
  app.post<{ readonly Body: Buffer<ArrayBuffer> | "no turn" }>(path, async (request, reply) => {
    try {
      if (request.body === "no turn") return await sendAway(request, reply);
      return await show(request, reply, request.body);
    } finally {
      open.delete(request);
    }
  });
}
