import { latePaymentList, refundList } from "@time-event/contract/refunds";
import type { ReactNode } from "react";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
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
  const format = useFormat();
  // what a person has to do is counted where they look for it
  const one = { limit: 1 };
  const late = useStaffQuery(latePaymentList, one).data?.meta.total ?? 0;
  const [asked, approved] = [
    useStaffQuery(refundList, { ...one, state: "proposed" }).data?.meta.total ?? 0,
    useStaffQuery(refundList, { ...one, state: "approved" }).data?.meta.total ?? 0,
  ];
  const counted = (label: string, count: number) => (count === 0 ? label : `${label} (${format.number(count)})`);
  const tabs = [
    { to: "/manage/transfers", label: m.queue, end: true },
    { to: "/manage/transfers/all", label: m.all },
    { to: "/manage/transfers/late", label: counted(m.late, late) },
    { to: "/manage/transfers/refunds", label: counted(m.refundsTab, asked + approved) },
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
