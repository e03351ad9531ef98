import { randomInt } from "node:crypto";

/** Without letters and digits that are taken for one another; capital letters and digits fit into a bank's reference. */
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const length = 8;
const shape = new RegExp(`^[${letters}]{${length}}$`);

/**
 * A new reference for people and for banks. It is no key: whoever knows it can open nothing.
 * @example makeReference() // "K7M2P9QX"
 */
export function makeReference(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]!).join("");
}

/** Whether this can be a reference. Anything else need not be looked up. */
export function isReferenceShaped(text: unknown): text is string {
  return typeof text === "string" && shape.test(text);
}
