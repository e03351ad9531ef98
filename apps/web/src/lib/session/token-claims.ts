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

/** The user that an access token names. @throws InvalidToken */
export function readUser(token: string): UserInfo {
  const { success, data, error } = userInfo.safeParse(readClaims(token).data);
  if (!success) throw new InvalidToken("no user", { cause: error });
  return data;
}

/** When a token expires, in epoch ms; 0 when it cannot be read, so that it counts as expired. */
export function tokenEndsAt(token: string): number {
  try {
    return readClaims(token).exp * 1000;
  } catch (error) {
    if (error instanceof InvalidToken) return 0;
    throw error;
  }
}

function decodeBase64Url(text: string): string {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}
