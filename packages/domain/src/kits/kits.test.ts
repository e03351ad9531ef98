import fc from "fast-check";
import { expect, it } from "vitest";
import { doubtsOfKit, medianMs } from "./kit-doubts.ts";
import { latinKeys } from "./latin-keys.ts";
import { readTicketCode } from "./read-ticket-code.ts";
import { ticketCode } from "./ticket-code.ts";

it("reads what a ticket's code says, and nothing else", () => {
  const reference = fc.stringMatching(/^[A-Z0-9]{8}$/);
  const id = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(reference, id, fc.option(id, { nil: undefined }), (code, entry, runner) => {
      const read = readTicketCode(ticketCode(code, entry, runner));
      expect(read).toEqual({ reference: code, entry, ...(runner !== undefined && { runner }) });
    }),
  );
  for (const text of ["", "1024", "สมชาย ใจดี", "K7M2P9QX", "K7M2P9QX:", "https://k.example/x:12"])
    expect(readTicketCode(text)).toBeNull();
  expect(readTicketCode(" k7m2p9qx:12 ")).toEqual({ reference: "K7M2P9QX", entry: 12 });
});

it("understands a scanner that types while the keyboard is Thai", () => {
  // as a computer with a Thai keyboard receives the keys of K7M2P9QX:12.3041
  expect(readTicketCode("ษึ?/ญต๐)ซๅ/ใ-จภๅ")).toEqual({ reference: "K7M2P9QX", entry: 12, runner: 3041 });
  expect(latinKeys("ๅ/-ภถุึคตจ")).toBe("1234567890");
  expect(latinKeys("สมชาย 12")).toBe("สมชาย 12");
});

it("stops a hand-out for money that is owed and for a missing bib", () => {
  expect(doubtsOfKit({ bib: "12", owedSatang: 0 })).toEqual([]);
  expect(doubtsOfKit({ bib: "", owedSatang: 1 })).toEqual(["owed", "no_bib"]);
});

it("says how long a hand-out takes by the middle one", () => {
  expect(medianMs([])).toBeNull();
  expect(medianMs([9_000, 600_000, 11_000])).toBe(11_000);
  expect(medianMs([8_000, 10_001])).toBe(9_001);
});
