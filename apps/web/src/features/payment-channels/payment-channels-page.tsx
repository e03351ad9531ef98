import { type PaymentChannel, paymentChannelList, paymentChannelOrder } from "@time-event/contract/payment-channels";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { ActiveChip } from "../../ui/staff/page/active-chip.tsx";
import { EditableList } from "../../ui/staff/page/editable-list.tsx";
import type { Column } from "../../ui/staff/table/table-props.ts";
import { OrganisersPanel } from "../receipts/organisers-panel.shared.tsx";
import { accountText } from "./account-text.shared.ts";
import { PaymentChannelDrawer } from "./payment-channel-drawer.tsx";
import { paymentChannelMessages } from "./payment-channels.messages.ts";

export function Component() {
  const m = useMessages(paymentChannelMessages);
  const format = useFormat();
  const channels = useStaffQuery(paymentChannelList, {});
  const order = useStaffAction(paymentChannelOrder);
  const reload = async () => (await channels.refetch()).data?.data ?? [];
  const nameOf = ({ name }: PaymentChannel) => format.text(name);
  const columns: Column<PaymentChannel>[] = [
    { key: "name", header: m.name, cell: nameOf },
    { key: "kind", header: m.kind, cell: ({ account }) => m.kinds[account.kind], wideOnly: true },
    { key: "number", header: m.number, cell: ({ account }) => <span className="figures">{accountText(account)}</span> },
    {
      key: "holder",
      header: m.holder,
      cell: ({ account }) => (account.kind === "bank" ? account.holder : ""),
      wideOnly: true,
    },
    {
      key: "active",
      header: m.state,
      cell: ({ active, isDefault }) => (
        <span className="row">
          <ActiveChip active={active} />
          {isDefault && <Chip tone="primary">{m.defaultChip}</Chip>}
        </span>
      ),
    },
  ];
  return (
    <EditableList
      draft="payment-channel"
      title={m.title}
      lead={m.lead}
      addLabel={m.add}
      searchLabel={m.search}
      query={channels}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      textsOf={({ name, account }) => [name.th, name.en, accountText(account), accountText(account).replace(/\D/g, "")]}
      saveOrder={(ids) => order.mutateAsync({ ids })}
      emptyIcon="ticket"
      emptyTitle={m.emptyTitle}
      emptyText={m.emptyText}
      editor={(channel, close) => (
        <PaymentChannelDrawer key={channel?.id} channel={channel} reload={reload} onClose={close} />
      )}
    >
      <OrganisersPanel />
    </EditableList>
  );
}
