import "./link-tabs.css";
import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";

interface LinkTabsProps {
  readonly label: string;
  /** Parts of one thing, each with its own page. `end`: active only at exactly its address. */
  readonly tabs: readonly { readonly to: string; readonly label: string; readonly end?: boolean }[];
}

/** Tabs that are links: each has an address, can open in a new browser tab, and works with the back button. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef<Element | null>(null);
  useEffect(() => {
    const current = nav.current?.querySelector("[aria-current]") ?? null;
    // on a phone not all of them fit; at another address of the same part, no tab moves away from who is about to press it
    if (current !== shown.current) current?.scrollIntoView({ block: "nearest", inline: "center" });
    shown.current = current;
  }, [pathname]);
  return (
    <nav ref={nav} className="link-tabs no-print" aria-label={label}>
      {tabs.map(({ to, label: name, end = false }) => (
        <NavLink key={to} to={to} end={end} className="link-tabs__tab" preventScrollReset>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
