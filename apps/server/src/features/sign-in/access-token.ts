import {
  createRemoteJWKSet,
  errors,
  type JWTPayload,
  jwtVerify,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
  SignJWT,
} from "jose";
import { readUserInfo } from "@time-event/contract/foreign-user";
import { userInfo, type UserInfo } from "@time-event/contract/sign-in";
import type { InstantMs } from "@time-event/domain/time/instant";
import { NotSignedIn } from "../../http/refusals.ts";
import { Unavailable } from "../../lib/unavailable.ts";
import { signingAlgorithm, type SigningKeys } from "./signing-keys.ts";

export const accessLifeMs = 5 * 60_000;
/** How far the clock of another machine may be ahead of ours. */
const clocksDifferMs = 60_000;

/** Who our tokens are for, where an event API elsewhere trusts our sign-ins. */
export const ownAudience = "time-event";

/** Signs `data` and `exp` (in seconds), the two claims that the client reads. */
export async function signAccessToken(keys: SigningKeys, info: UserInfo, now: InstantMs): Promise<string> {
  const key = await keys.newest();
  return new SignJWT({ data: userInfo.parse(info) })
    .setProtectedHeader({ alg: signingAlgorithm, kid: key.id, typ: "JWT" })
    .setIssuer(keys.issuer())
    .setAudience(ownAudience)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor((now + accessLifeMs) / 1000))
    .sign(key.privateKey);
}

/**
 * Returns the `data` of an access token that is valid now.
 * @throws NotSignedIn `token_expired`, `token_invalid`; Unavailable when the keys cannot be had
 */
export type VerifyAccessToken = (token: string) => Promise<UserInfo>;

/** For tokens that we signed ourselves. */
export function createOwnVerifier(keys: SigningKeys, clock: () => InstantMs): VerifyAccessToken {
  const keyOf: JWTVerifyGetKey = async ({ kid }) => {
    const key = kid === undefined ? undefined : await keys.find(kid);
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key.publicKey;
  };
  return async (token) => {
    const { data } = await verify(token, keyOf, { algorithms: [signingAlgorithm], audience: ownAudience }, clock());
    return orInvalid(() => userInfo.parse(data));
  };
}

/** Which tokens of another sign-in service open our event API. */
export interface Trusted {
  readonly jwksUrl: string;
  readonly issuer: string;
  readonly audience: string;
  readonly algorithm: string;
  readonly longestLifeMs: number;
}

/** For tokens of another sign-in service, by the public keys that it serves. */
export function createTrustingVerifier(trusted: Trusted, clock: () => InstantMs): VerifyAccessToken {
  const { jwksUrl, issuer, audience, algorithm, longestLifeMs } = trusted;
  const keyOf = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 5_000, cooldownDuration: 5_000 });
  return async (token) => {
    const meant = { algorithms: [algorithm], issuer, audience };
    const { data, preferred_username: name, sub = "" } = await verify(token, keyOf, meant, clock(), longestLifeMs);
    return orInvalid(() => readUserInfo(data, typeof name === "string" ? name : sub));
  };
}

async function verify(
  token: string,
  keyOf: JWTVerifyGetKey,
  meant: Pick<JWTVerifyOptions, "algorithms" | "issuer" | "audience">,
  now: InstantMs,
  longestLifeMs = accessLifeMs,
): Promise<JWTPayload> {
  try {
    const options = { ...meant, requiredClaims: ["exp"], currentDate: new Date(now) };
    const { payload } = await jwtVerify(token, keyOf, options);
    // a token without `iat` may have been made just now, and one of the future would live longer than it says
    const madeAt = payload.iat === undefined ? now : Math.min(payload.iat * 1000, now + clocksDifferMs);
    if (payload.exp! * 1000 - madeAt > longestLifeMs) throw new errors.JWTInvalid("it lives too long");
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new NotSignedIn("token_expired");
    if (isTokensFault(error)) throw new NotSignedIn("token_invalid");
    if (error instanceof errors.JOSEError || error instanceof TypeError) {
      // nobody is signed out because the other service fails for a minute
      throw new Unavailable("the keys of the sign-in service cannot be had", { cause: error });
    }
    throw error;
  }
}

function isTokensFault(error: unknown): boolean {
  return (
    error instanceof errors.JWTInvalid ||
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWTClaimValidationFailed ||
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JOSENotSupported
  );
}

/** The token is genuine, but says nothing that one can read about its user. */
function orInvalid(read: () => UserInfo): UserInfo {
  try {
    return read();
  } catch {
    throw new NotSignedIn("token_invalid");
  }
}
