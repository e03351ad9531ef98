import { useMessages } from "../../../lib/i18n/language.ts";
import { useSite } from "../../../lib/page/site.ts";
import { EntryList } from "./entry-list.tsx";
import { NextStep } from "./next-step.tsx";
import { OtherOrders } from "./other-orders.tsx";
import { PriceLines } from "./price-lines.tsx";
import { PrivateLink } from "./private-link.tsx";
import { RegistrationHead } from "./registration-head.tsx";
import { registrationMessages } from "./registration.messages.ts";
import { Timeline } from "./timeline.tsx";
import type { OpenRegistration as Opened } from "./use-registration.ts";

/** A whole order as its contact sees it. */
export function OpenRegistration({ orderKey, order, event, isOld }: Omit<Opened, "take" | "reload">) {
  const m = useMessages(registrationMessages);
  const { publicUrl } = useSite();
  return (
    <article className="registration">
      <RegistrationHead order={order} event={event} />
      {isOld && (
        <p className="registration__old" role="status">
          {m.notNewest}
        </p>
      )}
      <div className="registration__columns">
        <div className="registration__column">
          <NextStep order={order} event={event} />
        </div>
        <div className="registration__column">
          <EntryList order={order} event={event} />
          <PriceLines quote={order.quote} />
          <Timeline timeline={order.timeline} timeZone={event.timeZone} />
          <PrivateLink link={new URL(`/register/registration#${orderKey}`, publicUrl).href} />
          <OtherOrders reference={order.reference} />
        </div>
      </div>
    </article>
  );
}
