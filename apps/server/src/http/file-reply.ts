import type { FastifyReply } from "fastify";
import type { Endpoint } from "@time-event/contract/endpoint";

/** A file that a call answers with. */
export interface FileReply {
  /** With its extension; in any script. */
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Answers a call with one of the files that it names. */
export function sendFile(reply: FastifyReply, endpoint: Endpoint, file: FileReply): FastifyReply {
  if (!endpoint.mediaTypes?.includes(file.type.split(";")[0]!)) {
    throw new Error(`${endpoint.name} answers with ${file.type}, which its \`mediaTypes\` does not name`);
  }
  return handOver(reply, file);
}

/**
 * Answers with a file.
 *
 * @param shown "attachment": a browser saves it and never shows it as a page; "inline": it shows it if it can
 */
export function handOver(
  reply: FastifyReply,
  { name, type, bytes }: FileReply,
  shown: "attachment" | "inline" = "attachment",
): FastifyReply {
  // RFC 6266 and 5987: the name in any script, and in ASCII for programs that cannot read it
  const plain = name.replace(/[^\w.-]+/g, "-");
  return reply
    .header("content-disposition", `${shown}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .type(type)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
