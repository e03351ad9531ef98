import * as z from "zod/mini";

// What a variable of the environment may say, as a value.

/** Digits, as a number from one to the other. */
export function wholeNumber(from: number, to: number) {
  const digits = z.string().check(z.regex(/^\d{1,9}$/));
  return z.pipe(z.pipe(digits, z.transform(Number)), z.int().check(z.minimum(from), z.maximum(to)));
}

/** Where people or programs find something, without a slash at the end. */
export function webAddress() {
  return z.pipe(z.url({ protocol: /^https?$/ }), z.transform(withoutSlash));
}

/** A path of this server, or an address. */
export function apiAddress() {
  const path = z.pipe(z.string().check(z.regex(/^\/[\w./-]*$/)), z.transform(withoutSlash));
  return z.union([path, webAddress()]);
}

/** Values separated by commas. */
export function listOf<V extends z.ZodMiniType<unknown, string>>(value: V) {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
    ),
    z.array(value),
  );
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, "");
}
