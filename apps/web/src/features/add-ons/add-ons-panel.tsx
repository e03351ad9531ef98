import "./extras.css";
import { type AddOn, addOnList, addOnOrder } from "@time-event/contract/add-ons";
import type { ReplyOf } from "@time-event/contract/endpoint";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { ListPanel } from "../../ui/staff/page/list-panel.tsx";
import { AddOnDrawer } from "./add-on-drawer.tsx";
import { addOnsMessages } from "./add-ons.messages.ts";

export function AddOnsPanel({ eventId }: { readonly eventId: number }) {
  const m = useMessages(addOnsMessages);
  const format = useFormat();
  const list = useStaffQuery(addOnList, { eventId });
  const order = useStaffAction(addOnOrder);
  return (
    <ListPanel
      title={m.addOns}
      hint={m.hint}
      addLabel={m.add}
      noneText={m.noneText}
      query={list}
      rowClass="extra"
      row={(addOn, { meta }) => (
        <>
          <b>{format.text(addOn.name)}</b>
          <small className="figures">{summaryOf(addOn, meta).join(" · ")}</small>
        </>
      )}
      order={{
        nameOf: ({ name }) => format.text(name),
        save: (ids) => order.mutateAsync({ eventId, ids }),
        words: m.words,
      }}
      draft="add-on"
      drawer={(addOn, { meta }, ofList) => (
        <AddOnDrawer eventId={eventId} addOn={addOn} categories={meta.categories} {...ofList} />
      )}
    />
  );

  function summaryOf(addOn: AddOn, { categories, sold }: ReplyOf<typeof addOnList>["meta"]): string[] {
    const { priceSatang, per, stock, options, needsShipping, required, categoryIds } = addOn;
    const soldOf = (option: string, of: number | null) => {
      const taken = sold.find((each) => each.addOn === addOn.id && each.option === option)?.taken ?? 0;
      return of === null ? m.sold(format.number(taken)) : m.soldOf(format.number(taken), format.number(of));
    };
    const offered = categories.filter(({ id }) => categoryIds?.includes(id)).map(({ code }) => code);
    return [
      priceSatang === 0 ? m.free : format.baht(priceSatang),
      m.pers[per],
      ...(required ? [m.required] : []),
      ...(categoryIds === null ? [] : [offered.join(", ") || m.nobody]),
      ...(options.length > 0
        ? [options.map((each) => `${each.code} ${soldOf(each.code, each.stock)}`).join(", ")]
        : []),
      ...(stock !== null || options.length === 0 ? [soldOf("", stock)] : []),
      ...(needsShipping ? [m.shipped] : []),
    ];
  }
}
