import { type Organiser, organiserList } from "@time-event/contract/receipts";
import { useState } from "react";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import { OrganiserDrawer } from "./organiser-drawer.tsx";
import { receiptsMessages } from "./receipts.messages.ts";

/** Who issues the receipts of events: their tax IDs and addresses. */
export function OrganisersPanel() {
  const m = useMessages(receiptsMessages);
  const format = useFormat();
  const organisers = useStaffQuery(organiserList, {});
  const [opened, setOpened] = useState<Organiser | null>(null);
  const reload = async () => (await organisers.refetch()).data?.data ?? [];
  return (
    <Loaded query={organisers}>
      {({ data }) => (
        <Panel title={m.title} hint={m.hint}>
          <StaffTable
            label={m.title}
            rows={data}
            rowKey={({ name }) => name}
            onOpen={setOpened}
            empty={<p className="soft">{m.none}</p>}
            columns={[
              { key: "name", header: m.name, cell: ({ name }) => name },
              {
                key: "taxId",
                header: m.taxId,
                cell: ({ taxId }) =>
                  taxId ? <span className="figures">{taxId}</span> : <span className="soft">{m.missing}</span>,
              },
              { key: "branch", header: m.branch, wideOnly: true, cell: ({ branch }) => branch },
              { key: "address", header: m.address, wideOnly: true, cell: ({ address }) => format.text(address) },
            ]}
          />
          {opened && (
            <OrganiserDrawer key={opened.name} organiser={opened} reload={reload} onClose={() => setOpened(null)} />
          )}
        </Panel>
      )}
    </Loaded>
  );
}
