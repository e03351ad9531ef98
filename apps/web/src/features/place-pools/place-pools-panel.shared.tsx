import { type PlacePool, placePoolList } from "@time-event/contract/place-pools";
import { useState } from "react";
import { useReopened } from "../../lib/drafts/use-draft.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { Progress } from "../../ui/progress/progress.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import { Changes } from "../../ui/staff/form/read-only.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { PlacePoolDrawer } from "./place-pool-drawer.tsx";
import { placePoolsMessages } from "./place-pools.messages.ts";
import "./place-pools.css";

/** The places that categories of an event share, each with how full it is. */
export function PlacePoolsPanel({ eventId }: { readonly eventId: number }) {
  const m = useMessages(placePoolsMessages);
  const format = useFormat();
  const list = useStaffQuery(placePoolList, { eventId });
  const [opened, setOpened] = useState<PlacePool | "new" | null>(null);
  useReopened("place-pool", list.data?.data, ({ id }) => id, setOpened);
  return (
    <Panel
      title={m.pools}
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
            <ul role="list" aria-label={m.pools}>
              {data.map((pool) => {
                const places = m.placesOf(format.number(pool.taken), format.number(pool.capacity));
                const sharers = meta.categories.filter(({ id }) => pool.categoryIds?.includes(id));
                return (
                  <li key={pool.id}>
                    <button type="button" className="place-pool" onClick={() => setOpened(pool)}>
                      <span className="place-pool__name">
                        <b>{format.text(pool.name)}</b>
                        <small>{pool.categoryIds ? sharers.map(({ code }) => code).join(" · ") : m.all}</small>
                      </span>
                      <span className="place-pool__places figures">
                        <span className="row">
                          {pool.taken >= pool.capacity && <Chip tone="warn">{m.full}</Chip>}
                          {places}
                        </span>
                        <Progress
                          label={`${format.text(pool.name)}: ${places}`}
                          value={pool.taken}
                          max={pool.capacity}
                        />
                      </span>
                    </button>
                  </li>
                );
              })}
            </ul>
            {opened && (
              <PlacePoolDrawer
                eventId={eventId}
                pool={opened === "new" ? null : opened}
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
}
