import "./policy-page.css";
import { webEventGet } from "@time-event/contract/events";
import { policyKind } from "@time-event/contract/fields";
import { webPolicyGet } from "@time-event/contract/policies";
import { Link, useLoaderData } from "react-router";
import { CallFailed } from "../../lib/api/call-failed.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { PageHead } from "../../lib/page/page-head.tsx";
import { pageLoader } from "../../lib/page/page-loader.ts";
import { useHydrated } from "../../lib/page/use-hydrated.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { EventNav } from "../events/page/event-nav.shared.tsx";
import { policyMessages } from "./policies.messages.ts";
import { PolicyText } from "./policy-text.tsx";
import { NameParts } from "../../ui/name/name-parts.tsx";

export const loader = pageLoader(async ({ callApi, param }) => {
  const kind = policyKind.safeParse(param("kind"));
  if (!kind.success) throw new CallFailed("not_found", 404);
  const [event, policy] = await Promise.all([
    callApi(webEventGet, { event: param("event") }),
    callApi(webPolicyGet, { event: param("event"), kind: kind.data }),
  ]);
  return { event: event.data, policy: policy.data };
});

/** The public page of one policy of an event. */
export function Component() {
  const { event, policy } = useLoaderData<typeof loader>();
  const m = useMessages(policyMessages);
  const format = useFormat();
  const hydrated = useHydrated();
  const name = format.text(policy.name);
  const base = `/register/events/${event.slug}`;
  const others = event.policies.filter(({ kind }) => kind !== policy.kind);
  return (
    <article className="page policy">
      <PageHead title={name} description={m.description(name, format.text(event.name))} />
      <EventNav event={event} current={null} />
      <header className="policy__head">
        <div>
          <h1>
            <NameParts name={name} />
          </h1>
          <p className="soft figures">
            {m.inForce(policy.version, format.instant(policy.publishedAt, event.timeZone))}
          </p>
        </div>
        {hydrated && (
          <Button look="plain" small className="no-print" onClick={() => window.print()}>
            <Icon name="print" />
            {m.print}
          </Button>
        )}
      </header>
      <PolicyText text={format.text(policy.text)} />
      {others.length > 0 && (
        <nav className="policy__others no-print" aria-labelledby="other-policies">
          <h2 id="other-policies">{m.others}</h2>
          <ul role="list">
            {others.map(({ kind, name: other }) => (
              <li key={kind}>
                <Link to={`${base}/policies/${kind}`} viewTransition>
                  {format.text(other)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </article>
  );
}
