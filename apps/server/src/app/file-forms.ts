import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const fileFormType = "multipart/form-data";
/** Nothing opens such a form before it is read, as a key's header does with a call: so that many. */
const mostAtOnce = 8;

interface FileForms {
  readonly path: string;
  readonly largestBytes: number;
  /** Too many send one at the same moment. */
  readonly sendAway: (request: FastifyRequest, reply: FastifyReply) => unknown;
  readonly show: (request: FastifyRequest, reply: FastifyReply, body: Buffer<ArrayBuffer>) => Promise<unknown>;
}

/** Takes forms with a file that a browser without our script posts to a page. */
export function mountFileForms(app: FastifyInstance, { path, largestBytes, sendAway, show }: FileForms): void {
  const open = new Set<FastifyRequest>();
  app.addContentTypeParser(fileFormType, { parseAs: "buffer", bodyLimit: largestBytes }, (_request, body, done) =>
    done(null, body),
  );
  app.post<{ readonly Body: Buffer<ArrayBuffer> }>(path, {
    onRequest: async (request, reply) => {
      if (open.size >= mostAtOnce) return sendAway(request, reply);
      open.add(request);
      // also when the browser went away in the middle of it
      reply.raw.once("close", () => open.delete(request));
    },
    handler: (request, reply) => show(request, reply, request.body),
  });
}
