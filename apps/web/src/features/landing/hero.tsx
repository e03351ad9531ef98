import "./hero.css";
import type { EventType } from "@time-event/contract/events";
import { Form, Link } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/button/button.tsx";
import { Field } from "../../ui/field/field.tsx";
import { SearchInput } from "../../ui/field/search-input.tsx";
import { CoverArt } from "../events/cover-art.shared.tsx";
import { landingMessages } from "./landing.messages.ts";
import { NameParts } from "../../ui/name/name-parts.tsx";

const land = { slug: "time-event", art: "trail", distancesM: [100_000, 50_000, 25_000, 10_000] } as const;

export function Hero({ types }: { readonly types: readonly EventType[] }) {
  const m = useMessages(landingMessages);
  const format = useFormat();
  return (
    <section className="hero">
      <div className="hero__art">
        <CoverArt subject={land} />
      </div>
      <div className="page hero__words">
        <h1>
          <NameParts name={m.headline} />
        </h1>
        <p className="hero__lead">{m.lead}</p>
        <Form role="search" action="/register/event-list" className="hero__search">
          <Field id="landing-text" label={m.search} labelUnseen>
            <SearchInput id="landing-text" name="text" placeholder={m.searchHint} />
          </Field>
          <Button type="submit">{m.find}</Button>
        </Form>
        <ul role="list" className="hero__types">
          {types.map(({ code, name }) => (
            <li key={code}>
              <Link to={`/register/event-list?type=${code}`} viewTransition>
                {format.text(name)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
