/** A request whose URL contains one of these is sent without an Authorization header. */
export const noAuthNames: readonly string[] = [
  "refresh-token",
  "token",
  "web-event-list",
  "web-event-type-list",
  "web-register-get",
  "web-event-get",
  "web-register-save",
  "web-register-list",
  "web-team-save",
  "web-team-list",
  "web-team-get",
  "web-register-model-save",
  "web-register-model-delete",
  "web-images-save",
  "web-images-delete",
  "web-register-transfer-save",
  "web-register-transfer-delete",
  "web-register-confirm",
  "web-register-model-list",
  "web-policy-get",
  "web-checkpoint-save",
  "web-player-list",
  "web-player-get",
  "web-player-register-get",
  "web-checkpoint-list",
  "web-register-result-list",
  "web-register-model-result-list",
  "web-register-get-by-keyword",
  "web-request-save",
  "web-request-get",
  "web-request-list",
  "web-checkpoint-import",
  "web-penalty-list",
  "gps-list",
  "gps-save",
  "gps-get",
  "gps-delete",
];

/** Lists that refresh themselves while people read them. */
const quietNames: readonly string[] = ["web-register-result-list", "web-checkpoint-list"];

const contains = (url: string, names: readonly string[]) => names.some((name) => url.includes(name));

export function isSentWithoutAuthorization(url: string): boolean {
  return contains(url, noAuthNames);
}

export function showsLoadingOverlay(url: string): boolean {
  return !contains(url, quietNames);
}

/**
 * An equal URL for every server, whose values contain none of these names: a search for a word like "token" must not
 * remove the authorization from a staff call. One letter of each name is written as its code.
 * @example withoutNames("entry-list?text=token") // "entry-list?text=%74oken"
 */
export function withoutNames(path: string): string {
  let safe = path;
  for (const name of noAuthNames) safe = safe.replaceAll(name, `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`);
  return safe;
}
