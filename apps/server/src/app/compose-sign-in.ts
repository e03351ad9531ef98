import type { FastifyInstance, FastifyRequest } from "fastify";
import { createOwnVerifier, createTrustingVerifier } from "../features/sign-in/access-token.ts";
import { createBearerReader, createTrustingBearerReader, type ReadBearer } from "../features/sign-in/bearer.service.ts";
import { createGuessing } from "../features/sign-in/guessing.service.ts";
import { createPasswordResetService } from "../features/sign-in/password-reset.service.ts";
import { createPasswords } from "../features/sign-in/passwords.ts";
import { createRefreshService } from "../features/sign-in/refresh.service.ts";
import { publicKeysRoute, signInRoutes } from "../features/sign-in/sign-in.routes.ts";
import { createSignInService, type Visitor } from "../features/sign-in/sign-in.service.ts";
import { createSigningKeys } from "../features/sign-in/signing-keys.ts";
import type { AppParts } from "./app-parts.ts";
import { allowOrigins } from "./cross-origin.ts";
import { createMailer } from "./mail.ts";
import { createServiceApi } from "./service-api.ts";

/**
 * Puts the sign-in service together, and gives what reads its tokens. Where the configuration trusts another service,
 * there is none of our own: what it gave out would open nothing.
 */
export function composeSignIn(app: FastifyInstance, parts: AppParts, basePath: string): ReadBearer {
  const { db, config, publicUrl } = parts;
  const clock = Date.now;
  if (config.tokenJwksUrl !== undefined) {
    return createTrustingBearerReader(createTrustingVerifier(config.tokenJwksUrl, clock));
  }
  const keys = createSigningKeys(db, clock);
  const passwords = createPasswords();
  const guessing = createGuessing(db, clock);
  const resets = createPasswordResetService({
    db,
    clock,
    passwords,
    guessing,
    publicUrl,
    mailer: createMailer(config, (message) => app.log.warn(message)),
    onError: (error) => app.log.error({ err: error }, "a mail about a password was not sent"),
  });
  app.addHook("onClose", resets.stop);

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
  return createBearerReader(db, createOwnVerifier(keys, clock), clock);
}

async function visitorOf({ ip, headers }: FastifyRequest): Promise<Visitor> {
  return { address: ip, userAgent: headers["user-agent"] ?? "" };
}
