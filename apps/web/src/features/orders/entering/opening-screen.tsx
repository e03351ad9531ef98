import { useMessages } from "../../../lib/i18n/language.ts";
import { enterMessages } from "../enter.messages.ts";

/** While an order of this device is loaded. */
export function OpeningScreen() {
  const m = useMessages(enterMessages);
  return (
    <section className="card card--padded enter__opening" aria-busy="true">
      <h1>{m.opening}</h1>
      <span className="enter__bone" />
      <span className="enter__bone" />
      <span className="enter__bone" />
      <noscript>
        <p>{m.openingNoScript}</p>
        <a className="button" href="?">
          {m.startAnew}
        </a>
      </noscript>
    </section>
  );
}
