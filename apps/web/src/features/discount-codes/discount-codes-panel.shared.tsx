import { type DiscountCode, discountCodeList } from "@time-event/contract/discount-codes";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { ListPanel } from "../../ui/staff/page/list-panel.tsx";
import { DiscountCodeDrawer } from "./discount-code-drawer.tsx";
import { discountCodesMessages } from "./discount-codes.messages.ts";

/** The codes that make orders of an event cheaper, and each code's form beside the list. */
export function DiscountCodesPanel({ eventId }: { readonly eventId: number }) {
  const m = useMessages(discountCodesMessages);
  const format = useFormat();
  const list = useStaffQuery(discountCodeList, { eventId });
  return (
    <ListPanel
      title={m.codes}
      hint={m.hint}
      addLabel={m.add}
      noneText={m.noneText}
      query={list}
      rowClass="extra"
      row={(code, { meta }) => (
        <>
          <b>{code.code}</b>
          <small className="figures">{summaryOf(code, meta.timeZone).join(" · ")}</small>
        </>
      )}
      draft="discount-code"
      drawer={(code, { meta }, ofList) => (
        <DiscountCodeDrawer
          eventId={eventId}
          code={code}
          timeZone={meta.timeZone}
          categories={meta.categories}
          {...ofList}
        />
      )}
    />
  );

  function summaryOf({ kind, value, uses, used, oncePerPerson, endsAt }: DiscountCode, timeZone: string): string[] {
    const count = format.number(used);
    return [
      m.effects[kind](kind === "amount" ? format.baht(value) : format.number(value)),
      uses === null ? m.used(count) : m.usedOf(count, format.number(uses)),
      ...(oncePerPerson ? [m.oncePerPerson] : []),
      ...(endsAt === null ? [] : [m.until(format.instant(endsAt, timeZone))]),
    ];
  }
}
