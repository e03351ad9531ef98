import "./not-found-page.css";
import { Link } from "react-router";
import { useMessages } from "../../lib/i18n/language.ts";
import type { PageHandle } from "../../lib/page/page-handle.ts";
import { PageHead } from "../../lib/page/page-head.tsx";
import { Card } from "../../ui/card/card.tsx";
import { Icon, type IconName } from "../../ui/icon/icon.tsx";
import { notFoundMessages } from "./not-found.messages.ts";

export const handle: PageHandle = { status: 404 };

/** The two sentences are fixed and the same in every language; the three shortcuts all lead to the root. */
export function Component() {
  const m = useMessages(notFoundMessages);
  const shortcuts: readonly { icon: IconName; name: string; hint: string }[] = [
    { icon: "home", name: m.home, hint: m.homeHint },
    { icon: "calendar", name: m.events, hint: m.eventsHint },
    { icon: "timer", name: m.results, hint: m.resultsHint },
  ];
  return (
    <div className="page not-found">
      <PageHead title="Not Found" description={m.description} hidden />
      <div className="not-found__words" lang="en">
        <p className="figures not-found__number" aria-hidden="true">
          404
        </p>
        <h1>Not Found</h1>
        <p>Requested resource is not available.</p>
      </div>
      <ul role="list" className="not-found__shortcuts">
        {shortcuts.map(({ icon, name, hint }) => (
          <Card as="li" key={name} link padded>
            <Icon name={icon} />
            <Link to="/" className="card__link">
              <strong>{name}</strong>
            </Link>
            <p className="soft">{hint}</p>
          </Card>
        ))}
      </ul>
    </div>
  );
}
