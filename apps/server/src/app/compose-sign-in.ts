import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createOwnVerifier, createTrustingVerifier } from "../features/sign-in/access-token.ts";
import { createBearerReader, createTrustingBearerReader } from "../features/sign-in/bearer.service.ts";
import { type ReadBearer } from "../http/staff-caller.ts";
import type { Attempts } from "../http/attempts/attempts.ts";
import { createDeviceMarks } from "../features/sign-in/device-marks.service.ts";
import { createEmailUndoService } from "../features/sign-in/email-undo.service.ts";
import { createPasswordProof } from "../features/sign-in/password-proof.service.ts";
import type { PasswordProof } from "../http/password-proof.ts";
import { createSecondFactorCheck } from "../features/second-factors/second-factor-check.service.ts";
import { type PasskeySite, passkeySiteOf } from "../features/second-factors/passkeys.ts";
import { createSealer, type Sealer } from "../lib/sealing.ts";
import { createSecretsKey } from "./secrets-key.ts";
import { createGuessing } from "../features/sign-in/guessing.service.ts";
import { createOutbox } from "../features/mail/outbox.service.ts";
import { createPasswordLinks, type PasswordLinks } from "../features/sign-in/password-links.service.ts";
import { createPasswordResetService, type PasswordResetService } from "../features/sign-in/password-reset.service.ts";
import { createPasswords, type Passwords } from "../features/sign-in/passwords.ts";
import { createRefreshService } from "../features/sign-in/refresh.service.ts";
import { publicKeysRoute, signInRoutes } from "../features/sign-in/sign-in.routes.ts";
import { createSignInService } from "../features/sign-in/sign-in.service.ts";
import type { Visitor } from "../features/sign-in/visitor.types.ts";
import { createSigningKeys } from "../features/sign-in/signing-keys.ts";
import type { AppParts } from "./app-parts.ts";
import { allowOrigins } from "../http/cross-origin.ts";
import { createServiceApi } from "../http/service-api.ts";

/** What the staff calls need of the sign-in service. */
export interface SignInParts {
  readonly readBearer: ReadBearer;
  readonly passwords: Passwords;
  readonly attempts: Attempts;
  readonly links: PasswordLinks;
  readonly proof: PasswordProof;
  readonly sealer: Sealer;
  readonly site: () => PasskeySite | undefined;
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
  attempts: Attempts,
): SignInParts {
  const { db, config, clock, publicUrl } = parts;
  const keys = createSigningKeys(db, clock, publicUrl);
  const passwords = createPasswords(parts.passwordCost);
  const links = createPasswordLinks({
    clock,
    publicUrl,
    outbox: createOutbox({ clock, mailFrom: config.mailFrom }),
    sendsMail: config.mailUrl !== undefined,
  });
  const proof = createPasswordProof({ db, attempts, passwords });
  const sealer = createSealer(createSecretsKey(config));
  const site = () => passkeySiteOf(publicUrl());
  const shared = { passwords, attempts, links, proof, sealer, site };
  if (config.otherSignIn !== undefined) {
    const readBearer = createTrustingBearerReader(createTrustingVerifier(config.otherSignIn, clock));
    return { readBearer, ...shared };
  }
  const { mustHaveSecondFactor } = config;
  const devices = createDeviceMarks(clock);
  const log = (message: string) => app.log.error(message);
  const secondFactors = createSecondFactorCheck({ db, clock, attempts, sealer, site, log });
  const resets = createPasswordResetService({ db, clock, passwords, attempts, devices, links });

  allowOrigins(app, basePath, config.allowedOrigins);
  signInRoutes(createServiceApi(app, basePath, visitorsOf(basePath, config.publicUrl?.startsWith("https:") === true)), {
    signIns: createSignInService({
      db,
      clock,
      keys,
      passwords,
      devices,
      secondFactors,
      mustHaveSecondFactor,
      guessing: createGuessing(db, attempts),
    }),
    refreshes: createRefreshService({
      db,
      clock,
      keys,
      mustHaveSecondFactor,
      onReuse: (signInId, address) =>
        app.log.warn({ signInId, address }, "a spent refresh token came back: sign-in ended"),
    }),
    resets,
    undos: createEmailUndoService({ db, clock, links, secondFactors }),
  });
  publicKeysRoute(app, basePath, keys);
  return {
    readBearer: createBearerReader(db, createOwnVerifier(keys, clock), clock, mustHaveSecondFactor),
    ...shared,
    resets,
  };
}

/** The longest that browsers keep a cookie. */
const longestKeptS = 400 * 24 * 60 * 60;

/** Only calls of the sign-in service get the browser's mark, and no script can read it. */
function visitorsOf(path: string, secure: boolean) {
  return async ({ ip, headers, cookies }: FastifyRequest, reply: FastifyReply): Promise<Visitor> => ({
    address: ip,
    userAgent: headers["user-agent"] ?? "",
    device: {
      mark: cookies["device"],
      keep: (mark) =>
        void reply.setCookie("device", mark, {
          path,
          secure,
          httpOnly: true,
          sameSite: "strict",
          maxAge: longestKeptS,
        }),
    },
  });
}
