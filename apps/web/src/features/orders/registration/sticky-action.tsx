import type { Order } from "@time-event/contract/orders";
import { useMessages } from "../../../lib/i18n/language.ts";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { slipMessages } from "../slips/slips.messages.ts";
import { mayPay } from "./may-pay.ts";
import { registrationMessages } from "./registration.messages.ts";
import { wizardPath } from "./wizard-path.ts";

/** On a phone, the next step within reach of the thumb. */
export function StickyAction({ order }: { readonly order: Order }) {
  const m = useMessages(registrationMessages);
  const slips = useMessages(slipMessages);
  const { state, balance } = order;
  const action =
    state === "held" || (state === "expired" && balance.waitingSatang === 0)
      ? { to: wizardPath(order.event), label: m.next[state].action }
      : (state === "awaiting_payment" || state === "confirmed") && mayPay(order) && balance.toPaySatang > 0
        ? { to: "#slip", label: slips.title }
        : null;
  if (!action) return null;
  return (
    <div className="registration__action no-print">
      {action.to.startsWith("#") ? (
        <a className="button" href={action.to}>
          {action.label}
        </a>
      ) : (
        <LinkButton to={action.to}>{action.label}</LinkButton>
      )}
    </div>
  );
}
