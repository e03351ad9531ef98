import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { CallFailed } from "../../lib/api/call-failed.ts";

/**
 * Has the browser make a passkey from what the server asks for.
 * @throws CallFailed `passkey_failed`: the user cancelled, or the browser has no way to make one
 */
export async function makePasskey(options: Readonly<Record<string, unknown>>) {
  const { startRegistration } = await import("@simplewebauthn/browser");
  try {
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    const made = await startRegistration({ optionsJSON });
    return { ...made, response: { ...made.response } };
  } catch (cause) {
    throw new CallFailed("passkey_failed", 0, { cause });
  }
}
