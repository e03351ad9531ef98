import "./start-line.css";
import { startLineGet, type StartLine } from "@time-event/contract/start-line";
import { useState } from "react";
import { useParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import { useListView } from "../../ui/staff/table/use-list-view.ts";
import { DnsDialog, type DnsWish } from "./dns-dialog.tsx";
import { StartCategories } from "./start-categories.tsx";
import { useStartColumns } from "./start-columns.tsx";
import { startFilters, startQuery } from "./start-filter.ts";
import { startLineMessages } from "./start-line.messages.ts";
import { StartMarks } from "./start-marks.tsx";
import { StartSum } from "./start-sum.tsx";
import { StartToolbar } from "./start-toolbar.tsx";
import { UnregisteredPanel } from "./unregistered-panel.tsx";
import { NothingFound } from "../../ui/staff/page/nothing-found.tsx";

const askEveryMs = 5_000;

/** The truth at the start line: who started, who came late, who did not come, and who has no business there. */
export function Component() {
  const m = useMessages(startLineMessages);
  const format = useFormat();
  const eventId = Number(useParams()["eventId"]);
  const view = useListView({ filters: startFilters, sort: "" });
  const { filters } = view;
  const query = { eventId, ...startQuery(filters), offset: view.offset, limit: view.limit };
  const start = useStaffQuery(startLineGet, query, {
    refetchInterval: askEveryMs,
    placeholderData: (shown) => shown,
  });
  const [asked, setAsked] = useState<{ readonly wish: DnsWish; readonly who: string | null } | null>(null);
  const columns = useStartColumns(start.data?.meta.checkpoints ?? [], ({ entryId, bib, name }) =>
    setAsked({ wish: { category: null, kit: null, entryIds: [entryId], atMost: 1 }, who: bib || name }),
  );
  return (
    <>
      <p>{m.lead}</p>
      <Loaded query={start}>
        {({ data, meta }) => {
          const wish = wishOf(data, filters.category, filters.kit);
          return (
            <>
              <StartSum
                count={data.count}
                hasKits={meta.hasKits}
                chosen={filters}
                onState={(state) => view.filter({ state })}
                onLook={(look) => view.filter({ look })}
              />
              <UnregisteredPanel eventId={eventId} unregistered={data.unregistered} />
              <StartToolbar
                categories={data.categories}
                filters={filters}
                onFilter={view.filter}
                actions={
                  <>
                    <LinkButton look="quiet" to={`/manage/events/${eventId}/start/order`}>
                      {m.startOrder}
                    </LinkButton>
                    {wish.atMost > 0 && (
                      <Button
                        type="button"
                        icon="pi pi-user-minus"
                        label={m.markAll(format.number(wish.atMost))}
                        onClick={() => setAsked({ wish, who: null })}
                      />
                    )}
                  </>
                }
              />
              <StaffTable
                label={m.table}
                columns={columns}
                rows={data.rows}
                rowKey={({ entryId }) => entryId}
                page={{ offset: view.offset, limit: view.limit, total: data.total, onChange: view.turnTo }}
                busy={start.isPlaceholderData}
                empty={
                  <NothingFound
                    title={data.count.entered === 0 ? m.nobody : m.nobodySo}
                    clearLabel={m.clear}
                    onClear={view.clear}
                  />
                }
              />
              <StartCategories categories={data.categories} hasKits={meta.hasKits} />
              <StartMarks eventId={eventId} marks={data.marks} />
            </>
          );
        }}
      </Loaded>
      {asked && <DnsDialog {...{ eventId }} {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

/** Whom one press marks: who was not seen, of the category and with the kit that the filters say. */
function wishOf({ count, categories }: StartLine, category: string, kit: string): DnsWish {
  const of = category === "" ? count : categories.find(({ code }) => code === category)?.count;
  const { withKit, withoutKit } = of?.states.not_seen ?? { withKit: 0, withoutKit: 0 };
  const atMost = (kit === "no" ? 0 : withKit) + (kit === "yes" ? 0 : withoutKit);
  return { category: category || null, kit: kit === "yes" || kit === "no" ? kit : null, entryIds: null, atMost };
}
