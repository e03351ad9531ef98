import "./kits.css";
import { kitBoard, kitExport, kitList } from "@time-event/contract/kits";
import { Link, useParams } from "react-router";
import { useStaffDownload } from "../../lib/api/use-staff-files.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import { ActionFailure } from "../../ui/staff/form/action-failure.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import { TableToolbar } from "../../ui/staff/table/table-toolbar.tsx";
import { ToolbarSelect } from "../../ui/staff/table/toolbar-select.tsx";
import { useListView } from "../../ui/staff/table/use-list-view.ts";
import { useKitColumns } from "./kit-columns.tsx";
import { kitsMessages } from "./kits.messages.ts";
import { NothingFound } from "../../ui/staff/page/nothing-found.tsx";

const askEveryMs = 30_000;
const shows = ["handed_out", "all"] as const;

/** Who has not come for their kit, and who has: on the screen and as a file. */
export function Component() {
  const m = useMessages(kitsMessages);
  const format = useFormat();
  const eventId = Number(useParams()["eventId"]);
  const view = useListView({ filters: ["text", "category", "show"], sort: "" });
  const columns = useKitColumns();
  const { text, category, show } = view.filters;
  const wanted = {
    eventId,
    show: shows.find((each) => each === show) ?? ("waiting" as const),
    ...(category && { category }),
    ...(text && { text }),
  };
  const board = useStaffQuery(kitBoard, { eventId });
  const kits = useStaffQuery(
    kitList,
    { ...wanted, offset: view.offset, limit: view.limit },
    { refetchInterval: askEveryMs, placeholderData: (shown) => shown },
  );
  const file = useStaffDownload(kitExport);
  const save = (kind: "csv" | "xlsx") => file.mutate({ ...wanted, format: kind, language: format.language });
  return (
    <>
      <p>
        <Link to={`/manage/events/${eventId}/kits`}>{m.toDesk}</Link>
      </p>
      <TableToolbar
        search={text}
        searchLabel={m.listSearch}
        onSearch={(typed) => view.filter({ text: typed })}
        actions={(["csv", "xlsx"] as const).map((kind) => (
          <Button
            key={kind}
            type="button"
            outlined
            icon="pi pi-download"
            label={kind === "csv" ? m.exportCsv : m.exportXlsx}
            loading={file.isPending && file.variables.format === kind}
            onClick={() => save(kind)}
          />
        ))}
      >
        <ToolbarSelect
          label={m.show}
          any={m.showWaiting}
          options={[
            { value: "handed_out", label: m.showHandedOut },
            { value: "all", label: m.showAll },
          ]}
          value={show}
          onChange={(value) => view.filter({ show: value })}
        />
        <ToolbarSelect
          label={m.category}
          any={m.anyCategory}
          options={(board.data?.data.categories ?? []).map(({ code, name }) => ({
            value: code,
            label: format.text(name) || code,
          }))}
          value={category}
          onChange={(value) => view.filter({ category: value })}
        />
      </TableToolbar>
      <ActionFailure failure={file.error} />
      <Loaded query={kits}>
        {({ data, meta }) => (
          <StaffTable
            label={m.listTitle}
            columns={columns}
            rows={data}
            rowKey={({ entryId }) => entryId}
            page={{ offset: view.offset, limit: view.limit, total: meta.total, onChange: view.turnTo }}
            busy={kits.isPlaceholderData}
            empty={
              view.filterCount === 0 ? (
                <EmptyState icon="check" title={m.everybody}>
                  {m.everybodyHint}
                </EmptyState>
              ) : (
                <NothingFound title={m.nobodySo} clearLabel={m.clear} onClear={view.clear} />
              )
            }
          />
        )}
      </Loaded>
    </>
  );
}
