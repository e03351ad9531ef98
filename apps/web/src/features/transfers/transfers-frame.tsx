import type { ReactNode } from "react";
import { useMessages } from "../../lib/i18n/language.ts";
import { useMay } from "../../lib/session/use-may.ts";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { LinkTabs } from "../../ui/staff/tabs/link-tabs.tsx";
import { transfersMessages } from "./transfers.messages.ts";

interface TransfersFrameProps {
  /** Of this screen; the heading is the same on all. */
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of all screens of payments. */
export function TransfersFrame({ title, children }: TransfersFrameProps) {
  const m = useMessages(transfersMessages);
  const mayDo = useMay();
  const tabs = [
    { to: "/manage/transfers", label: m.queue, end: true },
    { to: "/manage/transfers/all", label: m.all },
    { to: "/manage/transfers/late", label: m.late },
    { to: "/manage/transfers/refunds", label: m.refundsTab },
    // accounts are the whole installation's
    ...(mayDo("payments_verify") ? [{ to: "/manage/transfers/statements", label: m.statementsTab }] : []),
    ...(mayDo("payments_view") ? [{ to: "/manage/transfers/reconciliation", label: m.reconciliation }] : []),
  ];
  return (
    <StaffPage title={title} heading={m.title} tabs={<LinkTabs label={m.parts} tabs={tabs} />}>
      {children}
    </StaffPage>
  );
}
