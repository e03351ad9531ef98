import { tokenClaims, userInfo, type UserInfo } from "@time-event/contract/sign-in";

/** A token that cannot be read. Nobody is told: whoever holds one has no session. Whether a token is genuine is the server's to judge. */
export class InvalidToken extends Error {
  override readonly name = "InvalidToken";
}

/** @throws InvalidToken when the string is not a token, its encoding or JSON is bad, or claims are missing */
export function readClaims(token: string) {
  const [, payload, signature] = token.split(".");
  if (payload === undefined || signature === undefined) throw new InvalidToken("not three parts");
  try {
    return tokenClaims.parse(JSON.parse(decodeBase64Url(payload)));
  } catch (cause) {
    throw new InvalidToken("cannot be decoded", { cause });
  }
}

/**
 * The user that an access token describes. Another service may say less than ours, or say it otherwise: what cannot be
 * read is left out. @param username of the user whose token does not name them @throws InvalidToken: nobody is named
 */
export function readUser(token: string, username = ""): UserInfo {
  const { data } = readClaims(token);
  const given = (data ?? {}) as Record<string, unknown>;
  const { displayName } = given;
  const told: Record<string, unknown> = {
    ...given,
    username: nameIn(given["username"]) || username,
    ...(typeof displayName === "string" && { displayName: { th: displayName, en: displayName } }),
    roles: wordsIn(given["roles"]),
    permissions: wordsIn(given["permissions"]),
  };
  const readable = Object.entries(userInfo.shape).filter(([field, schema]) => schema.safeParse(told[field]).success);
  const { success, data: user, error } = userInfo.safeParse(pick(told, readable));
  if (!success) throw new InvalidToken("no user", { cause: error });
  return user;
}

/** A user of whom no more than the name is known. */
export function userNamed(username: string): UserInfo {
  return userInfo.parse({ username });
}

/** When a token expires, in epoch ms; undefined when it does not say so, or cannot be read. */
export function tokenEndsAt(token: string): number | undefined {
  return unlessInvalid(() => readClaims(token).exp * 1000);
}

/** What a token says; undefined when it cannot be decoded, which is nobody's fault and told to nobody. */
export function unlessInvalid<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidToken) return undefined;
    throw error;
  }
}

function pick(from: Record<string, unknown>, fields: readonly (readonly [string, unknown])[]): object {
  return Object.fromEntries(fields.map(([field]) => [field, from[field]]));
}

const nameIn = (value: unknown) => (typeof value === "number" || typeof value === "string" ? String(value) : "");

const wordsIn = (value: unknown) => (Array.isArray(value) ? value.map(nameIn).filter(Boolean) : []);

function decodeBase64Url(text: string): string {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}
