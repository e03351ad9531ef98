import { useParams } from "react-router";
import { useMay } from "../../lib/session/use-may.ts";
import { DiscountCodesPanel } from "../discount-codes/discount-codes-panel.shared.tsx";
import { AskedPanel } from "../questions/asked-panel.shared.tsx";
import { QuestionsPanel } from "../questions/questions-panel.shared.tsx";
import { AddOnsPanel } from "./add-ons-panel.tsx";

/** The add-ons that an event sells, the questions that it asks its players, and its discount codes. */
export function Component() {
  const eventId = Number(useParams()["eventId"]);
  return (
    <>
      <AddOnsPanel eventId={eventId} />
      <AskedPanel eventId={eventId} />
      <QuestionsPanel eventId={eventId} />
      {/* who knows a code can use it */}
      {useMay()("events_edit", eventId) && <DiscountCodesPanel eventId={eventId} />}
    </>
  );
}
