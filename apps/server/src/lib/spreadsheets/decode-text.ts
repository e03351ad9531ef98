import { isUtf8 } from "node:buffer";
import type { TextEncoding } from "./spreadsheet.ts";

/**
 * The text of a file in any encoding that spreadsheet programs in Thailand write: UTF-8 with or without a byte order
 * mark, UTF-16 ("Unicode text"), or else the old Thai code page.
 */
export function decodeText(bytes: Uint8Array): { readonly text: string; readonly encoding: TextEncoding } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, "utf-16le", "utf-16");
  if (first === 0xfe && second === 0xff) return decoded(bytes, "utf-16be", "utf-16");
  return isUtf8(bytes) ? decoded(bytes, "utf-8", "utf-8") : decoded(bytes, "windows-874", "windows-874");
}

/** Without the byte order mark, if there is one. */
function decoded(bytes: Uint8Array, label: string, encoding: TextEncoding) {
  return { text: new TextDecoder(label).decode(bytes), encoding };
}
