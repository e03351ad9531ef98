import type { EventPayment } from "@time-event/contract/event-payments";
import { useState } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useMay } from "../../../lib/session/use-may.ts";
import { Chip } from "../../../ui/chip/chip.tsx";
import { Button } from "../../../ui/staff/control/button.tsx";
import { hasDraft } from "../../../lib/drafts/use-draft.ts";
import { Panel } from "../../../ui/staff/page/panel.tsx";
import { useEvent } from "../../events/use-event.shared.ts";
import { accountText } from "../account-text.shared.ts";
import { eventPaymentMessages } from "./event-payment.messages.ts";
import { OwnAccountDrawer, ownAccountDraft } from "./own-account-drawer.tsx";
import { TestQr } from "./test-qr.tsx";

interface OwnAccountsProps {
  readonly own: EventPayment["own"];
  readonly reload: () => Promise<EventPayment>;
}

/** The event's own accounts: each is used as soon as it is added, and by no other event. */
export function OwnAccounts({ own, reload }: OwnAccountsProps) {
  const m = useMessages(eventPaymentMessages);
  const format = useFormat();
  const { id: eventId, slug } = useEvent();
  const mayEdit = useMay()("events_edit", eventId);
  const [edited, setEdited] = useState<number | null | undefined>(() =>
    hasDraft(ownAccountDraft(null)) ? null : undefined,
  );
  // an own account comes before all shared ones
  const first = own.find(({ active, account }) => active && account.kind !== "bank");
  return (
    <Panel
      title={m.ownTitle}
      hint={m.ownLead}
      actions={mayEdit && <Button icon="pi pi-plus" label={m.ownAdd} onClick={() => setEdited(null)} />}
    >
      {own.length > 0 && (
        <ul role="list" className="event-channels">
          {own.map((channel) => {
            const name = format.text(channel.name);
            return (
              <li key={channel.id} className="event-channel event-channel--own">
                <span className="event-channel__name">
                  {name}
                  {first?.id === channel.id && (
                    <Chip tone="primary" icon="check">
                      {m.first}
                    </Chip>
                  )}
                  {!channel.active && (
                    <Chip tone="warn" icon="warning">
                      {m.inactive}
                    </Chip>
                  )}
                  {mayEdit && (
                    <Button text size="small" label={m.ownEdit(name)} onClick={() => setEdited(channel.id)} />
                  )}
                </span>
                <span className="event-channel__number figures">
                  {accountText(channel.account)}
                  {channel.account.kind === "bank" && ` · ${channel.account.holder}`}
                </span>
                <TestQr account={channel.account} name={name} slug={slug} />
              </li>
            );
          })}
        </ul>
      )}
      {edited !== undefined && (
        <OwnAccountDrawer
          key={edited}
          channel={own.find(({ id }) => id === edited) ?? null}
          reload={async () => (await reload()).own}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Panel>
  );
}
