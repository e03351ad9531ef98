import { readUserInfo } from "@time-event/contract/foreign-user";
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
 * The user that an access token describes.
 * @param username of the user whose token does not name them @throws InvalidToken: nobody is named
 */
export function readUser(token: string, username = ""): UserInfo {
  const { data } = readClaims(token);
  try {
    return readUserInfo(data, username);
  } catch (cause) {
    throw new InvalidToken("no user", { cause });
  }
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

function decodeBase64Url(text: string): string {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}
