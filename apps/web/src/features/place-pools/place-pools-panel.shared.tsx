import { placePoolList } from "@time-event/contract/place-pools";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { Progress } from "../../ui/progress/progress.tsx";
import { ListPanel } from "../../ui/staff/page/list-panel.tsx";
import { PlacePoolDrawer } from "./place-pool-drawer.tsx";
import { placePoolsMessages } from "./place-pools.messages.ts";
import "./place-pools.css";

/** The places that categories of an event share, each with how full it is. */
export function PlacePoolsPanel({ eventId }: { readonly eventId: number }) {
  const m = useMessages(placePoolsMessages);
  const format = useFormat();
  const list = useStaffQuery(placePoolList, { eventId });
  return (
    <ListPanel
      title={m.pools}
      hint={m.hint}
      addLabel={m.add}
      noneText={m.noneText}
      query={list}
      rowClass="place-pool"
      row={(pool, { meta }) => {
        const places = m.placesOf(format.number(pool.taken), format.number(pool.capacity));
        const sharers = meta.categories.filter(({ id }) => pool.categoryIds?.includes(id));
        return (
          <>
            <span className="place-pool__name">
              <b>{format.text(pool.name)}</b>
              <small>{pool.categoryIds ? sharers.map(({ code }) => code).join(" · ") : m.all}</small>
            </span>
            <span className="place-pool__places figures">
              <span className="row">
                {pool.taken >= pool.capacity && <Chip tone="warn">{m.full}</Chip>}
                {places}
              </span>
              <Progress label={`${format.text(pool.name)}: ${places}`} value={pool.taken} max={pool.capacity} />
            </span>
          </>
        );
      }}
      draft="place-pool"
      drawer={(pool, { meta }, ofList) => (
        <PlacePoolDrawer eventId={eventId} pool={pool} categories={meta.categories} {...ofList} />
      )}
    />
  );
}
