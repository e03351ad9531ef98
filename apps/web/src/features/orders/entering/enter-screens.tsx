import { Suspense } from "react";
import { Link } from "react-router";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { later } from "../../../lib/page/later.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { EventZone } from "../../events/page/event-zone.shared.tsx";
import { enterMessages } from "../enter.messages.ts";
import type { EntryOffers } from "./entry-offers.ts";
import { OpeningScreen } from "./opening-screen.tsx";
import { PlayersScreen } from "./players-screen.tsx";
import { StepList } from "./step-list.tsx";
import { entryOfStep } from "./steps.ts";
import type { Taken } from "./take-step.ts";
import { SummaryScreen } from "./summary-screen.tsx";
import { useHeadingFocus } from "./use-heading-focus.ts";
import { useEntering } from "./use-entering.ts";

interface EnterScreensProps {
  readonly offered: EntryOffers;
  readonly submitId: string;
  /** What the server did with a form that was posted without script. */
  readonly posted: Taken | null;
}

// whoever came by a tap on the event's page has chosen already
const CategoriesScreen = import.meta.env.SSR
  ? (await import("./categories-screen.tsx")).CategoriesScreen
  : later(async () => (await import("./categories-screen.tsx")).CategoriesScreen);
// few events are called off
const CancelledScreen = import.meta.env.SSR
  ? (await import("./cancelled-screen.tsx")).CancelledScreen
  : later(async () => (await import("./cancelled-screen.tsx")).CancelledScreen);
// only a browser without script stays on it
const ConfirmedScreen = import.meta.env.SSR
  ? (await import("./confirmed-screen.tsx")).ConfirmedScreen
  : later(async () => (await import("./confirmed-screen.tsx")).ConfirmedScreen);

export function EnterScreens({ offered, submitId, posted }: EnterScreensProps) {
  const m = useMessages(enterMessages);
  const format = useFormat();
  const entering = useEntering({ offered, posted });
  const {
    at,
    order,
    offered: { event },
  } = entering;
  const screen = useHeadingFocus({
    at,
    stored: entering.stored,
    isAnswer: entering.taken !== null,
    hasProblems: (entering.taken?.problems.length ?? 0) > 0,
  });
  const isCancelled = event.state === "cancelled";
  const shared = { ...entering.offered, entering, submitId };
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
        <EventZone className="enter__zone" timeZone={event.timeZone} at={Date.parse(event.startsOn)} />
        {order && at !== "opening" && at !== "confirmed" && <StepList order={order} at={at} />}
      </header>
      {isCancelled && (
        <Suspense>
          <CancelledScreen event={event} />
        </Suspense>
      )}
      {!isCancelled && at === "opening" && <OpeningScreen />}
      {!isCancelled && at === "confirmed" && posted?.order && (
        <Suspense>
          <ConfirmedScreen order={posted.order} orderKey={entering.key} event={event} submitId={submitId} />
        </Suspense>
      )}
      {!isCancelled && at === "categories" && (
        <Suspense>
          <CategoriesScreen {...shared} />
        </Suspense>
      )}
      {!isCancelled && entry !== null && order && (
        <PlayersScreen key={`${order.entries[entry]?.id} ${entering.stored}`} {...shared} order={order} entry={entry} />
      )}
      {!isCancelled && at === "summary" && order && <SummaryScreen {...shared} order={order} />}
    </article>
  );
}
