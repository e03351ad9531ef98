import { userInfo, type UserInfo } from "./sign-in.ts";

/**
 * The user that a token of any sign-in service describes. Another service may say less than ours, or say it otherwise
 * (numbers for codes, one display name for all languages): what cannot be read is left out.
 * @param data the token's `data` claim
 * @param username of the user whose token does not name them there; "" when nobody knows
 * @throws $ZodError when nobody is named
 */
export function readUserInfo(data: unknown, username: string): UserInfo {
  const given = (data !== null && typeof data === "object" ? data : {}) as Record<string, unknown>;
  const { displayName } = given;
  const told: Record<string, unknown> = {
    ...given,
    username: textIn(given["username"]) || username,
    ...(typeof displayName === "string" && { displayName: { th: displayName, en: displayName } }),
    roles: textsIn(given["roles"]),
    permissions: textsIn(given["permissions"]),
  };
  const readable = Object.entries(userInfo.shape)
    .filter(([field, schema]) => schema.safeParse(told[field]).success)
    .map(([field]) => [field, told[field]]);
  return userInfo.parse(Object.fromEntries(readable));
}

const textIn = (value: unknown) => (typeof value === "number" || typeof value === "string" ? String(value) : "");

const textsIn = (value: unknown) => (Array.isArray(value) ? value.map(textIn).filter(Boolean) : []);
