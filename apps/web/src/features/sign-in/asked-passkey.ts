import type { BodyOf } from "@time-event/contract/endpoint";
import type { SecondFactorProof, token } from "@time-event/contract/sign-in";
import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { CallFailed, type SecondFactorAsked } from "../../lib/api/call-failed.ts";
import { signIn } from "../../lib/session/session.ts";

const used = new WeakSet<SecondFactorAsked>();

/**
 * Has the browser's passkey sign what the server asked for. Each challenge counts once: for another attempt, the server
 * is asked again.
 * @throws CallFailed `passkey_failed`: the user cancelled, or there is no such passkey here
 */
export async function askedPasskey(
  credentials: BodyOf<typeof token>,
  asked: SecondFactorAsked,
): Promise<NonNullable<SecondFactorProof["passkey"]>> {
  const fresh = used.has(asked) ? await askAgain(credentials) : asked;
  used.add(asked);
  const { startAuthentication } = await import("@simplewebauthn/browser");
  try {
    const made = await startAuthentication({ optionsJSON: fresh.passkey as PublicKeyCredentialRequestOptionsJSON });
    return { ...made, response: { ...made.response } };
  } catch (cause) {
    throw new CallFailed("passkey_failed", 0, { cause });
  }
}

async function askAgain(credentials: BodyOf<typeof token>): Promise<SecondFactorAsked> {
  try {
    await signIn(credentials);
  } catch (error) {
    if (error instanceof CallFailed && error.secondFactor) return error.secondFactor;
    throw error;
  }
  throw new CallFailed("passkey_failed", 0);
}
