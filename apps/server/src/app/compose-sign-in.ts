import type { FastifyInstance, FastifyRequest } from "fastify";
import { createOwnVerifier, createTrustingVerifier } from "../features/sign-in/access-token.ts";
import { createBearerReader, createTrustingBearerReader } from "../features/sign-in/bearer.service.ts";
import { type ReadBearer } from "../http/staff-caller.ts";
import type { Attempts } from "../http/attempts/attempts.ts";
import { createOutbox } from "../features/mail/outbox.service.ts";
import { createPasswordLinks, type PasswordLinks } from "../features/sign-in/password-links.service.ts";
import { createPasswordResetService, type PasswordResetService } from "../features/sign-in/password-reset.service.ts";
import { createPasswords, type Passwords } from "../features/sign-in/passwords.ts";
import { createRefreshService } from "../features/sign-in/refresh.service.ts";
import { publicKeysRoute, signInRoutes } from "../features/sign-in/sign-in.routes.ts";
import { createSignInService, type Visitor } from "../features/sign-in/sign-in.service.ts";
import { createSigningKeys } from "../features/sign-in/signing-keys.ts";
import type { AppParts } from "./app-parts.ts";
import { allowOrigins } from "../http/cross-origin.ts";
import { createServiceApi } from "../http/service-api.ts";

/** What the staff calls need of the sign-in service. */
export interface SignInParts {
  readonly readBearer: ReadBearer;
  readonly passwords: Passwords;
  readonly guessing: Attempts;
  readonly links: PasswordLinks;
  /** Undefined if another service signs people in. */
  readonly resets?: PasswordResetService;
}

/**
 * Puts the sign-in service together, and returns the reader of its tokens. If the configuration trusts another service,
 * our own cannot be called: its tokens would open nothing.
 */
export function composeSignIn(
  app: FastifyInstance,
  parts: AppParts,
  basePath: string,
  guessing: Attempts,
): SignInParts {
  const { db, config, clock, publicUrl } = parts;
  const keys = createSigningKeys(db, clock);
  const passwords = createPasswords();
  const links = createPasswordLinks({
    clock,
    publicUrl,
    outbox: createOutbox({ clock, mailFrom: config.mailFrom }),
    sendsMail: config.mailUrl !== undefined,
  });
  if (config.tokenJwksUrl !== undefined) {
    const readBearer = createTrustingBearerReader(createTrustingVerifier(config.tokenJwksUrl, clock));
    return { readBearer, passwords, guessing, links };
  }
  const resets = createPasswordResetService({ db, clock, passwords, guessing, links });

  allowOrigins(app, basePath, config.allowedOrigins);
  signInRoutes(createServiceApi(app, basePath, visitorOf), {
    signIns: createSignInService({ db, clock, keys, passwords, guessing }),
    refreshes: createRefreshService({
      db,
      clock,
      keys,
      onReuse: (signInId, address) =>
        app.log.warn({ signInId, address }, "a spent refresh token came back: sign-in ended"),
    }),
    resets,
  });
  publicKeysRoute(app, basePath, keys);
  return {
    readBearer: createBearerReader(db, createOwnVerifier(keys, clock), clock),
    passwords,
    guessing,
    links,
    resets,
  };
}

async function visitorOf({ ip, headers }: FastifyRequest): Promise<Visitor> {
  return { address: ip, userAgent: headers["user-agent"] ?? "" };
}
