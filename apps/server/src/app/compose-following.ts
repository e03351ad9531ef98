import { createFollowing, type Following } from "../features/following/following.service.ts";
import { createTelling, type Telling } from "../features/following/telling.service.ts";
import type { ResultsService } from "../features/results/results-reading.service.ts";
import { createSealer } from "../lib/sealing.ts";
import { createSenderKey, type SenderKey } from "../lib/web-push/sender-key.ts";
import type { AppParts } from "./app-parts.ts";
import { createSecretsKey } from "./secrets-key.ts";

/** Whom devices follow, and how they are told. */
export function composeFollowing(
  { db, clock, config, publicUrl }: AppParts,
  results: ResultsService,
): { readonly following: Following; readonly telling: Telling } {
  const secret = createSecretsKey(config);
  let made: Promise<SenderKey> | undefined;
  const senderKey = async () => {
    made ??= secret().then((text) => createSenderKey(text, contactOf(publicUrl(), config.mailFrom)));
    return made;
  };
  const shared = { db, clock, sealer: createSealer(secret), senderKey };
  return {
    following: createFollowing({ ...shared, pushServices: config.pushServices }),
    telling: createTelling({ ...shared, results }),
  };
}

/** Whom a push service asks when something is wrong; it takes no plain address. */
function contactOf(publicUrl: string, mailFrom: string): string {
  const address = /[^\s<]+@[^\s>]+/.exec(mailFrom)?.[0];
  return publicUrl.startsWith("https:") || !address ? publicUrl : `mailto:${address}`;
}
