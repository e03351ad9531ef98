import "./start-orders.css";
import { startOrderGet } from "@time-event/contract/start-orders";
import { useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { TableToolbar } from "../../ui/staff/table/table-toolbar.tsx";
import { ToolbarSelect } from "../../ui/staff/table/toolbar-select.tsx";
import { StartOrderEditor } from "./start-order-editor.tsx";
import { startOrdersMessages } from "./start-orders.messages.ts";

/** Where each entry of a category gets a start of its own. */
export function Component() {
  const m = useMessages(startOrdersMessages);
  const format = useFormat();
  const eventId = Number(useParams()["eventId"]);
  const [asked, setAsked] = useSearchParams();
  const [resultOf, setResultOf] = useState<string | null>(null);
  const category = asked.get("category");
  const query = { eventId, ...(category !== null && { category }), ...(resultOf !== null && { resultOf }) };
  const order = useStaffQuery(startOrderGet, query, { placeholderData: (shown) => shown });
  return (
    <>
      <p className="no-print">{m.lead}</p>
      <Loaded query={order}>
        {(reply) => {
          const { category: shown, starters } = reply.data;
          const [first, ...others] = reply.meta.categories;
          const own = reply.meta.categories.find(({ code }) => code === shown);
          if (!first || !own) return <EmptyState icon="flag" title={m.nobody} />;
          return (
            <>
              <TableToolbar
                actions={
                  <>
                    <LinkButton look="quiet" to={`/manage/events/${eventId}/start`}>
                      {m.back}
                    </LinkButton>
                    <Button type="button" outlined icon="pi pi-print" label={m.print} onClick={() => print()} />
                  </>
                }
              >
                <ToolbarSelect
                  label={m.category}
                  any={format.text(first.name) || first.code}
                  options={others.map(({ code, name }) => ({ value: code, label: format.text(name) || code }))}
                  value={own === first ? "" : own.code}
                  onChange={(code) => {
                    setResultOf(null);
                    setAsked(code ? { category: code } : {}, { replace: true });
                  }}
                />
              </TableToolbar>
              {own.hasStages ? (
                <EmptyState icon="flag" title={m.stages} />
              ) : starters.length === 0 ? (
                <EmptyState icon="people" title={m.nobody} />
              ) : (
                <StartOrderEditor
                  key={own.code}
                  eventId={eventId}
                  category={own.code}
                  reply={reply}
                  isLoading={order.isPlaceholderData}
                  onResultOf={setResultOf}
                />
              )}
            </>
          );
        }}
      </Loaded>
    </>
  );
}
