import type { FastifyInstance } from "fastify";
import {
  emailUndo,
  forgottenPassword,
  passwordReset,
  refreshTokens,
  signOut,
  token,
} from "@time-event/contract/sign-in";
import type { ServiceApi } from "../../http/service-api.ts";
import type { EmailUndoService } from "./email-undo.service.ts";
import type { PasswordResetService } from "./password-reset.service.ts";
import type { RefreshService } from "./refresh.service.ts";
import type { SignInService } from "./sign-in.service.ts";
import type { Visitor } from "./visitor.types.ts";
import type { SigningKeys } from "./signing-keys.ts";

interface Services {
  readonly signIns: SignInService;
  readonly refreshes: RefreshService;
  readonly resets: PasswordResetService;
  readonly undos: EmailUndoService;
}

export function signInRoutes(api: ServiceApi<Visitor>, { signIns, refreshes, resets, undos }: Services): void {
  api.post(token, signIns.signIn);
  api.post(refreshTokens, refreshes.refresh);
  api.post(signOut, signIns.signOut);
  api.post(forgottenPassword, resets.forgotten);
  api.post(passwordReset, resets.reset);
  api.post(emailUndo, undos.undo);
}

/** Our public keys, for an event API elsewhere that trusts our sign-ins. */
export function publicKeysRoute(app: FastifyInstance, basePath: string, keys: SigningKeys): void {
  app.get(`${basePath}/.well-known/jwks.json`, async (_request, reply) => {
    void reply.header("cache-control", "public, max-age=60");
    return keys.publicKeys();
  });
}
