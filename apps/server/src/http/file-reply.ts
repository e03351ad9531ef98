import type { FastifyReply } from "fastify";
import type { Endpoint } from "@time-event/contract/endpoint";

/** A file that a call answers with. */
export interface FileReply {
  /** With its extension; in any script. */
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Answers with a file to keep: a browser saves it and never shows it as a page. */
export function sendFile(reply: FastifyReply, endpoint: Endpoint, { name, type, bytes }: FileReply): FastifyReply {
  if (!endpoint.mediaTypes?.includes(type.split(";")[0]!)) {
    throw new Error(`${endpoint.name} answers with ${type}, which its \`mediaTypes\` does not name`);
  }
  // RFC 6266 and 5987: the name in any script, and in ASCII for programs that cannot read it
  const plain = name.replace(/[^\w.-]+/g, "-");
  return reply
    .header("content-disposition", `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .type(type)
    .send(Buffer.from(bytes));
}
