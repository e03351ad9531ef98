import { type DiscountCode, discountCodeList } from "@time-event/contract/discount-codes";
import { useState } from "react";
import { useReopened } from "../../lib/drafts/use-draft.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { Changes } from "../../ui/staff/form/read-only.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { DiscountCodeDrawer } from "./discount-code-drawer.tsx";
import { discountCodesMessages } from "./discount-codes.messages.ts";

/** The codes that make orders of an event cheaper, and each code's form beside the list. */
export function DiscountCodesPanel({ eventId }: { readonly eventId: number }) {
  const m = useMessages(discountCodesMessages);
  const format = useFormat();
  const list = useStaffQuery(discountCodeList, { eventId });
  const [opened, setOpened] = useState<DiscountCode | "new" | null>(null);
  useReopened("discount-code", list.data?.data, ({ id }) => id, setOpened);
  return (
    <Panel
      title={m.codes}
      hint={m.hint}
      actions={
        <Changes>
          <Button type="button" icon="pi pi-plus" label={m.add} onClick={() => setOpened("new")} />
        </Changes>
      }
    >
      <Loaded query={list}>
        {({ data, meta }) => (
          <>
            {data.length === 0 && <p className="soft">{m.noneText}</p>}
            <ul role="list" aria-label={m.codes}>
              {data.map((code) => (
                <li key={code.id}>
                  <button type="button" className="extra" onClick={() => setOpened(code)}>
                    <b>{code.code}</b>
                    <small className="figures">{summaryOf(code, meta.timeZone).join(" · ")}</small>
                  </button>
                </li>
              ))}
            </ul>
            {opened && (
              <DiscountCodeDrawer
                eventId={eventId}
                code={opened === "new" ? null : opened}
                timeZone={meta.timeZone}
                categories={meta.categories}
                onClose={() => setOpened(null)}
                reload={async () => (await list.refetch()).data!.data}
              />
            )}
          </>
        )}
      </Loaded>
    </Panel>
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
