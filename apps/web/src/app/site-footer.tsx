import "./site-footer.css";
import { Link } from "react-router";
import { useMessages } from "../lib/i18n/language.ts";
import { appMessages } from "./app.messages.ts";
import { Brand } from "./brand.tsx";
import { StaffLink } from "./staff-link.tsx";

export function SiteFooter() {
  const m = useMessages(appMessages);
  return (
    <footer className="footer no-print">
      <div className="page footer__columns">
        <div className="footer__about">
          <Brand />
          <p>{m.tagline}</p>
        </div>
        <nav className="footer__links" aria-label={m.forPlayers}>
          <h2>{m.forPlayers}</h2>
          <Link to="/register/event-list?state=open">{m.openEvents}</Link>
          <Link to="/register/event-list?state=past">{m.results}</Link>
          <Link to="/register/registration">{m.myRegistration}</Link>
          <Link to="/checkpoint">{m.checkpoints}</Link>
          <Link to="/register/event-list">{m.calendar}</Link>
        </nav>
        <nav className="footer__links" aria-label={m.forOrganisers}>
          <h2>{m.forOrganisers}</h2>
          <Link to="/landing#organise">{m.organise}</Link>
          <Link to="/landing#how">{m.howItWorks}</Link>
          <Link to="/documentation/api">{m.api}</Link>
          <StaffLink />
        </nav>
      </div>
    </footer>
  );
}
