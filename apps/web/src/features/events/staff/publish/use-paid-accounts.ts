import { eventPaymentGet } from "@time-event/contract/event-payments";
import { useStaffQuery } from "../../../../lib/api/use-staff-query.ts";
import { useFormat } from "../../../../lib/i18n/format.ts";
import { accountText } from "../../../payment-channels/account-text.shared.ts";

/**
 * The accounts into which an event is paid, each with its name and number; undefined: not asked, or not known yet.
 * @param wanted is the step one that lets people pay?
 */
export function usePaidAccounts(eventId: number, wanted: boolean): string[] | undefined {
  const format = useFormat();
  const payment = useStaffQuery(eventPaymentGet, { eventId }, { enabled: wanted });
  if (!wanted || !payment.data) return undefined;
  const { own, channels, channelIds } = payment.data.data;
  return [...own, ...channels.filter(({ id }) => channelIds.includes(id))]
    .filter(({ active }) => active)
    .map(({ name, account }) => {
      const holder = account.kind === "bank" ? ` ${account.holder}` : "";
      return `${format.text(name)} ${accountText(account)}${holder}`;
    });
}
