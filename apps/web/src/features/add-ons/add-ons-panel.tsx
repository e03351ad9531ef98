import "./extras.css";
import { type AddOn, addOnList, addOnOrder } from "@time-event/contract/add-ons";
import type { ReplyOf } from "@time-event/contract/endpoint";
import { useState } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useReopened } from "../../lib/drafts/use-draft.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { moved } from "../../ui/staff/form/editing.ts";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { OrderedList } from "../../ui/staff/order/ordered-list.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Changes } from "../../ui/staff/form/read-only.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { toast } from "../../ui/staff/toast/toast.ts";
import { AddOnDrawer } from "./add-on-drawer.tsx";
import { addOnsMessages } from "./add-ons.messages.ts";

export function AddOnsPanel({ eventId }: { readonly eventId: number }) {
  const m = useMessages(addOnsMessages);
  const format = useFormat();
  const failureText = useFailureText(m.words);
  const list = useStaffQuery(addOnList, { eventId });
  const order = useStaffAction(addOnOrder);
  const [opened, setOpened] = useState<AddOn | "new" | null>(null);
  useReopened("add-on", list.data?.data, ({ id }) => id, setOpened);
  return (
    <Panel
      title={m.addOns}
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
            <OrderedList
              label={m.addOns}
              items={data}
              itemKey={({ id }) => id}
              itemName={({ name }) => format.text(name)}
              onMove={(from, to) =>
                order.mutate(
                  { eventId, ids: moved(data, from, to).map(({ id }) => id) },
                  {
                    onError: (failure) =>
                      failureText(failure).forEach((summary) => toast({ severity: "error", summary })),
                  },
                )
              }
            >
              {(addOn) => (
                <button type="button" className="extra" onClick={() => setOpened(addOn)}>
                  <b>{format.text(addOn.name)}</b>
                  <small className="figures">{summaryOf(addOn, meta).join(" · ")}</small>
                </button>
              )}
            </OrderedList>
            {opened && (
              <AddOnDrawer
                eventId={eventId}
                addOn={opened === "new" ? null : opened}
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

  function summaryOf(addOn: AddOn, { categories }: ReplyOf<typeof addOnList>["meta"]): string[] {
    const { priceSatang, per, stock, options, needsShipping, required, categoryIds } = addOn;
    const offered = categories.filter(({ id }) => categoryIds?.includes(id)).map(({ code }) => code);
    return [
      priceSatang === 0 ? m.free : format.baht(priceSatang),
      m.pers[per],
      ...(required ? [m.required] : []),
      ...(categoryIds === null ? [] : [offered.join(", ") || m.nobody]),
      ...(options.length > 0 ? [options.map(({ code }) => code).join(" ")] : []),
      ...(stock !== null ? [`${format.number(stock)} ${m.pieces}`] : []),
      ...(needsShipping ? [m.shipped] : []),
    ];
  }
}
