/** The services of the browsers that there are: Chrome and Edge on phones, Firefox, Windows, Safari. */
const known = ["fcm.googleapis.com", ".push.services.mozilla.com", ".notify.windows.com", ".push.apple.com"];

/**
 * Is it the address of a push service? Anybody may name an address, and we send to it: others could be machines beside ours.
 * @param others origins that the operator named
 */
export function isPushService(address: string, others: readonly string[]): boolean {
  const url = URL.parse(address);
  if (!url || url.username !== "" || url.password !== "") return false;
  if (others.includes(url.origin)) return true;
  const isKnown = known.some((host) => (host.startsWith(".") ? url.hostname.endsWith(host) : url.hostname === host));
  return url.protocol === "https:" && url.port === "" && isKnown;
}
