import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from "jose";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { deleteKeysBefore, insertKey, loadKeys } from "./signing-keys.repository.ts";

export const signingAlgorithm = "EdDSA";

const day = 24 * 60 * 60_000;
const signsForMs = 90 * day;
/** Long enough that the key's last token has expired, and everybody knows the new key. */
const verifiesForMs = signsForMs + day;
/** An unknown key may be a new one of another process. */
const lookAgainMs = 1_000;
/** After this time a process also signs with a newer key of another process. */
const knownForMs = 60_000;

interface Key {
  readonly id: string;
  readonly createdAt: InstantMs;
  readonly publicJwk: JWK;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
}

/** The keys that all processes share in the database; the first sign-in makes the first one. */
export interface SigningKeys {
  /** Who signs, as our tokens say it. */
  issuer(): string;
  newest(): Promise<Key>;
  find(id: string): Promise<Key | undefined>;
  /** For others who verify our tokens (RFC 7517). */
  publicKeys(): Promise<{ keys: JWK[] }>;
}

/** @param issuer where people open the site */
export function createSigningKeys(db: Db, clock: () => InstantMs, issuer = () => "time-event"): SigningKeys {
  let loaded: { readonly at: InstantMs; readonly keys: Promise<Key[]> } | undefined;

  /** The keys if they were loaded at most `freshMs` ago; else loads them, by one query for all who ask meanwhile. */
  function load(freshMs: number): Promise<Key[]> {
    if (loaded && clock() - loaded.at < freshMs) return loaded.keys;
    const keys = loadKeys(db).then((stored) =>
      Promise.all(stored.map(({ id, privateJwk, createdAt }) => open(id, privateJwk, createdAt))),
    );
    loaded = { at: clock(), keys };
    keys.catch(() => (loaded = undefined));
    return keys;
  }

  async function make(): Promise<Key> {
    const { privateKey } = await generateKeyPair(signingAlgorithm, { crv: "Ed25519", extractable: true });
    const privateJwk = await exportJWK(privateKey);
    const key = { id: await calculateJwkThumbprint(privateJwk), privateJwk, createdAt: clock() };
    await insertKey(db, key);
    await deleteKeysBefore(db, clock() - verifiesForMs);
    loaded = undefined;
    return open(key.id, privateJwk, key.createdAt);
  }

  return {
    issuer,
    newest: async () => {
      const [key] = await load(knownForMs);
      return key && clock() - key.createdAt < signsForMs ? key : make();
    },
    find: async (id) => {
      const among = (keys: Key[]) => keys.find((key) => key.id === id);
      return among(await load(knownForMs)) ?? among(await load(lookAgainMs));
    },
    publicKeys: async () => ({ keys: (await load(lookAgainMs)).map(({ publicJwk }) => publicJwk) }),
  };
}

async function open(id: string, privateJwk: JWK, createdAt: InstantMs): Promise<Key> {
  const { kty, crv, x } = privateJwk;
  if (kty !== "OKP" || crv === undefined || x === undefined) throw new Error(`signing key ${id} is no Ed25519 key`);
  const publicJwk = { kty, crv, x, kid: id, alg: signingAlgorithm, use: "sig" };
  const [privateKey, publicKey] = await Promise.all(
    [privateJwk, publicJwk].map((jwk) => importJWK(jwk, signingAlgorithm)),
  );
  return { id, createdAt, publicJwk, privateKey: privateKey as CryptoKey, publicKey: publicKey as CryptoKey };
}
