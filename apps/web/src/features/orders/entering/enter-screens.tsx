import type { EventPage } from "@time-event/contract/events";
import type { AskedOfPerson } from "@time-event/domain/entries/asked-of-person";
import { Suspense } from "react";
import { Link } from "react-router";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { later } from "../../../lib/page/later.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { enterMessages } from "../enter.messages.ts";
import { CategoriesScreen } from "./categories-screen.tsx";
import type { AskedQuestion, Offer, OfferedAddOn } from "../offer.shared.ts";
import { OpeningScreen } from "./opening-screen.tsx";
import { PlayersScreen } from "./players-screen.tsx";
import { StepList } from "./step-list.tsx";
import { entryOfStep } from "./steps.ts";
import type { Taken } from "./take-step.ts";
import { SummaryScreen } from "./summary-screen.tsx";
import { useHeadingFocus } from "./use-heading-focus.ts";
import { useEntering } from "./use-entering.ts";

interface EnterScreensProps {
  readonly event: EventPage;
  readonly offers: readonly Offer[];
  readonly addOns: readonly OfferedAddOn[];
  readonly questions: readonly AskedQuestion[];
  readonly asked: AskedOfPerson;
  readonly submitId: string;
  /** What the server did with a form that was posted without script. */
  readonly posted: Taken | null;
}

// only a browser without script stays on it
const ConfirmedScreen = import.meta.env.SSR
  ? (await import("./confirmed-screen.tsx")).ConfirmedScreen
  : later(async () => (await import("./confirmed-screen.tsx")).ConfirmedScreen);

export function EnterScreens({ event, offers, addOns, questions, asked, submitId, posted }: EnterScreensProps) {
  const m = useMessages(enterMessages);
  const format = useFormat();
  const entering = useEntering({ event, offers, addOns, questions, asked, posted });
  const { at, order } = entering;
  const screen = useHeadingFocus(at, (entering.taken?.problems.length ?? 0) > 0);
  const shared = { event, offers, addOns, questions, asked, entering, submitId };
  const entry = at === "opening" || at === "confirmed" ? null : entryOfStep(at);
  return (
    <article ref={screen} className="page enter">
      <header className="enter__head">
        <Link
          className="enter__back"
          to={`/register/events/${event.slug}`}
          aria-label={m.backTo(format.text(event.name))}
        >
          <Icon name="left" />
          {format.text(event.name)}
        </Link>
        {order && at !== "opening" && at !== "confirmed" && <StepList order={order} at={at} />}
      </header>
      {at === "opening" && <OpeningScreen />}
      {at === "confirmed" && posted?.order && (
        <Suspense>
          <ConfirmedScreen order={posted.order} orderKey={entering.key} event={event} />
        </Suspense>
      )}
      {at === "categories" && <CategoriesScreen {...shared} />}
      {entry !== null && order && (
        <PlayersScreen key={`${order.entries[entry]?.id} ${entering.stored}`} {...shared} order={order} entry={entry} />
      )}
      {at === "summary" && order && <SummaryScreen {...shared} order={order} />}
    </article>
  );
}
