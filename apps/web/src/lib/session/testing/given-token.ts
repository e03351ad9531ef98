/** A token with these claims, in UTF-8 as services write them; no code here checks its signature. */
export function givenToken(claims: object): string {
  const part = (value: object) => encodeBase64Url(new TextEncoder().encode(JSON.stringify(value)));
  return `${part({ alg: "EdDSA" })}.${part(claims)}.c2lnbmF0dXJl`;
}

export function encodeBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Both tokens of a user; `exp` and `iat` in seconds. */
export function givenTokens({ username = "manager", accessExp = 1300, refreshExp = 600_000, iat = 1000 } = {}) {
  const displayName = { th: "วิชัย ผู้จัดการงาน", en: "Wichai" };
  return {
    access_token: givenToken({ data: { username, displayName }, iat, exp: accessExp }),
    refresh_token: givenToken({ exp: refreshExp }),
  };
}
