import "./link-tabs.css";
import { useEffect, useRef, useState } from "react";
import { NavLink, useLocation } from "react-router";

interface LinkTab {
  readonly to: string;
  readonly label: string;
  /** Active only at exactly its address. */
  readonly end?: boolean;
}

interface TabGroup {
  readonly name: string;
  readonly tabs: readonly LinkTab[];
}

type LinkTabsProps = { readonly label: string } & (
  | { /** Parts of one thing, each with its own page. */ readonly tabs: readonly LinkTab[] }
  | {
      /** So many parts that each group has a row and a name of its own. */ readonly groups: readonly TabGroup[];
      /** Names the button behind which all groups but the first stand, until one of theirs is open. */
      readonly laterLabel?: string;
    }
);

/** Tabs that are links: each has an address, can open in a new browser tab, and works with the back button. */
export function LinkTabs({ label, ...parts }: LinkTabsProps) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef<Element | null>(null);
  useEffect(() => {
    const current = nav.current?.querySelector("[aria-current]") ?? null;
    // on a phone not all of them fit; at another address of the same part, no tab moves away from who is about to press it
    if (current !== shown.current) current?.scrollIntoView({ block: "nearest", inline: "center" });
    shown.current = current;
  }, [pathname]);
  const isGrouped = "groups" in parts;
  const [isOpen, setOpen] = useState(false);
  const [first, ...later] = isGrouped ? parts.groups : [];
  const isInLater = later.some(({ tabs }) => tabs.some(({ to }) => pathname.startsWith(to)));
  const hides = isGrouped && parts.laterLabel !== undefined && later.length > 0 && !isOpen && !isInLater;
  const groups = hides ? [first!] : isGrouped ? parts.groups : [];
  return (
    <nav
      ref={nav}
      className={isGrouped ? "link-tabs link-tabs--grouped scroll-hint no-print" : "link-tabs scroll-hint no-print"}
      aria-label={label}
    >
      {isGrouped ? (
        groups.map(({ name, tabs }) => (
          <div key={name} className="link-tabs__group" role="group" aria-label={name}>
            <span className="link-tabs__name" aria-hidden="true">
              {name}
            </span>
            <div className="link-tabs__row">
              <Tabs tabs={tabs} />
            </div>
          </div>
        ))
      ) : (
        <Tabs tabs={parts.tabs} />
      )}
      {hides && (
        <button type="button" className="link-tabs__later" aria-expanded={false} onClick={() => setOpen(true)}>
          {parts.laterLabel}: {later.map(({ name }) => name).join(" · ")} ▾
        </button>
      )}
    </nav>
  );
}

function Tabs({ tabs }: { readonly tabs: readonly LinkTab[] }) {
  return tabs.map(({ to, label, end = false }) => (
    <NavLink key={to} to={to} end={end} className="link-tabs__tab" preventScrollReset>
      {label}
    </NavLink>
  ));
}
