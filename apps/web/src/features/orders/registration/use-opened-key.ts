import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import { useOrderKeys } from "../use-order-keys.ts";
import { keyOfLink } from "./key-of-link.ts";

/**
 * The key of the order that the page shows: the private link's, or that of `?order=` among those that this device knows,
 * or the newest of them. Undefined: the page is not yet in a browser; null: this device knows none.
 *
 * The key of a link leaves the address bar at once: whoever looks at the screen or at the history does not get it.
 */
export function useOpenedKey(): string | null | undefined {
  const navigate = useNavigate();
  const { hash, search, pathname } = useLocation();
  const isAlive = useHydrated();
  const known = useOrderKeys();
  const [linkKey, setLinkKey] = useState<string | null>(null);
  const asked = new URLSearchParams(search).get("order");
  const fromLink = keyOfLink(hash);
  // it stays when the address no longer has it
  if (fromLink !== null && fromLink !== linkKey) setLinkKey(fromLink);

  useEffect(() => {
    if (fromLink !== null) void navigate({ pathname, search: "" }, { replace: true });
  }, [fromLink, pathname, navigate]);

  if (!isAlive) return undefined;
  if (fromLink !== null) return fromLink;
  if (asked === null && linkKey !== null) return linkKey;
  return (known.find(({ reference }) => reference === asked) ?? known[0])?.key ?? null;
}
