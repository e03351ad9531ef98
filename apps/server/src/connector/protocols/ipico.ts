import { type Protocol, withoutMemory } from "./protocol.ts";

/** IPICO (TCP 10000): the reader sends a line a read, `aa…`, and hears nothing. What it reads while nobody listens is in its file. */
export const ipico: Protocol = {
  format: "ipico",
  calls: "we",
  usualPort: 10_000,
  terminator: "\n",
  start: (keep) => withoutMemory(() => ({ hear: keep })),
};
