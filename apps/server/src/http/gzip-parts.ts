import { constants, deflateRawSync } from "node:zlib";

/** With this every gzip stream begins: deflate, no name, no time, any system. */
export const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/**
 * A text as a part of a gzip stream that refers to nothing before it. It is compressed once and fits into every listener's stream,
 * so that no listener needs memory for its compression. Such a stream never ends properly: it has no checksum.
 */
export function gzipPart(text: string): Buffer {
  return deflateRawSync(text, { finishFlush: constants.Z_SYNC_FLUSH, level: 9 });
}
