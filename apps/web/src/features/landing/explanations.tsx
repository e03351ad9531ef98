import "./explanations.css";
import { useMessages } from "../../lib/i18n/language.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Icon, type IconName } from "../../ui/icon/icon.tsx";
import { landingMessages } from "./landing.messages.ts";

export function HowItWorks() {
  const m = useMessages(landingMessages);
  return (
    <section className="landing__section below" id="how">
      <header className="landing__head">
        <h2>{m.howTitle}</h2>
      </header>
      <ol role="list" className="how">
        {m.how.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const icons: readonly IconName[] = ["trophy", "people", "download"];

export function Organise() {
  const m = useMessages(landingMessages);
  return (
    <section className="organise below" id="organise">
      <div className="page organise__words">
        <div className="organise__say">
          <h2>{m.organiseTitle}</h2>
          <p>{m.organiseText}</p>
          <LinkButton to="/documentation/api" look="quiet">
            {m.api}
          </LinkButton>
        </div>
        <ul role="list" className="organise__points">
          {m.organise.map(({ title, text }, i) => (
            <li key={title}>
              <Icon name={icons[i] ?? "check"} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
