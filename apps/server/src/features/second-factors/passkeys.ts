import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { isIP } from "node:net";
import { isDatabaseAway } from "../../db/trouble.ts";

/** Half a second and 30 MB: only an installation whose users have passkeys pays for them, at the first one. */
const webAuthn = () => import("@simplewebauthn/server");

/** Where passkeys are made and used: they belong to the site's name. */
export interface PasskeySite {
  readonly name: string;
  readonly host: string;
  /** Pages that may use the passkeys. */
  readonly origins: string[];
}

/**
 * The site of passkeys; undefined if people open it by a bare address, for which browsers make none.
 * @example passkeySiteOf("https://race.example.org")?.host // "race.example.org"
 */
export function passkeySiteOf(publicUrl: string): PasskeySite | undefined {
  const { hostname, origin, port, protocol } = new URL(publicUrl);
  const isLoopback = hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
  // on one's own machine the same site is open by its name, too
  if (isLoopback) {
    const byName = `${protocol}//localhost${port === "" ? "" : `:${port}`}`;
    return { name: "Time/Event", host: "localhost", origins: [byName] };
  }
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0) return undefined;
  return { name: "Time/Event", host: hostname, origins: [origin] };
}

export interface StoredPasskey {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly transports: string;
}

const transportsOf = ({ transports }: Pick<StoredPasskey, "transports">) =>
  transports.split(" ").filter(Boolean) as AuthenticatorTransport[];

const known = (passkeys: readonly StoredPasskey[]) =>
  passkeys.map((each) => ({ id: each.credentialId, transports: transportsOf(each) }));

/** What a browser makes a passkey from. */
export async function passkeyToMake(
  site: PasskeySite,
  user: { id: number; username: string },
  has: readonly StoredPasskey[],
) {
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: site.name,
    rpID: site.host,
    userName: user.username,
    userID: new TextEncoder().encode(`time-event user ${user.id}`),
    attestationType: "none",
    excludeCredentials: known(has),
    authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
  });
}

/** What a browser has one of these passkeys sign. */
export async function passkeyToUse(site: PasskeySite, has: readonly StoredPasskey[]) {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: site.host,
    allowCredentials: known(has),
    userVerification: "preferred",
  });
}

/** Uses up the challenge; false if it is not ours. */
type TakeChallenge = (challenge: string) => Promise<boolean>;

const expected = (site: PasskeySite, takeChallenge: TakeChallenge) => ({
  expectedChallenge: takeChallenge,
  expectedOrigin: site.origins,
  expectedRPID: site.host,
  // the password was proved: the passkey need not ask for a PIN as well
  requireUserVerification: false,
});

/** The passkey that the browser made; undefined if what it sent is not right. */
export async function readMadePasskey(
  site: PasskeySite,
  sent: unknown,
  takeChallenge: TakeChallenge,
): Promise<StoredPasskey | undefined> {
  const response = sent as RegistrationResponseJSON;
  const { verifyRegistrationResponse } = await webAuthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    ...expected(site, takeChallenge),
  }).catch(refused);
  if (!verified || !registrationInfo) return undefined;
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey),
    signCount: counter,
    transports: (transports ?? []).join(" "),
  };
}

/** How often the passkey was used, as it says; undefined if what the browser sent is not right. */
export async function readUsedPasskey(
  site: PasskeySite,
  sent: unknown,
  passkey: StoredPasskey,
  takeChallenge: TakeChallenge,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: sent as AuthenticationResponseJSON,
    ...expected(site, takeChallenge),
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.signCount,
      transports: transportsOf(passkey),
    },
  }).catch(refused);
  return verified ? authenticationInfo?.newCounter : undefined;
}

/** The library throws for everything that is not right with what a stranger sent. */
function refused(error: unknown): { verified: false; registrationInfo?: undefined; authenticationInfo?: undefined } {
  // a database that is away is not the passkey's fault
  if (isDatabaseAway(error)) throw error;
  return { verified: false };
}
