import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { toBrotli, toGzip } from "./compression.ts";

it("keeps no more memory than a compressed text needs", async () => {
  const text = Buffer.from("ผลการแข่งขัน ".repeat(40));
  for (const [pack, unpack] of [
    [toBrotli, brotliDecompressSync],
    [toGzip, gunzipSync],
  ] as const) {
    const packed = await pack(text);
    expect(unpack(packed)).toEqual(text);
    expect(packed.buffer.byteLength).toBe(packed.length);
  }
});
