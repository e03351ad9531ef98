import "./site-header.css";
import { Link, useLocation } from "react-router";
import { useMessages } from "../lib/i18n/language.ts";
import { appMessages } from "./app.messages.ts";
import { Brand } from "./brand.tsx";
import { DisplaySettings } from "./display/display-settings.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { SchemeToggle } from "./display/scheme-toggle.tsx";

export function SiteHeader() {
  const m = useMessages(appMessages);
  const { pathname, search } = useLocation();
  const isList = /^\/register(\/event-list)?\/?$/.test(pathname);
  const state = isList ? new URLSearchParams(search).get("state") : undefined;
  const links = [
    {
      to: "/register/event-list",
      label: m.events,
      current: state !== undefined && state !== "live" && state !== "past",
    },
    { to: "/register/event-list?state=live", label: m.live, current: state === "live" },
    { to: "/register/event-list?state=past", label: m.results, current: state === "past" },
    { to: "/register/registration", label: m.registration, current: pathname === "/register/registration" },
  ];
  return (
    <header className="header no-print">
      <div className="page header__bar">
        <Link to="/landing" viewTransition className="header__brand" aria-label={m.home}>
          <Brand />
        </Link>
        <nav className="header__nav" aria-label={m.mainMenu}>
          {links.map(({ to, label, current }) => (
            <Link key={to} to={to} viewTransition className="header__link" aria-current={current ? "page" : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        <div className="header__tools">
          <LanguageSwitch />
          <SchemeToggle />
          <DisplaySettings />
        </div>
      </div>
    </header>
  );
}
