import { useParams } from "react-router";
import { QuestionsPanel } from "../questions/questions-panel.shared.tsx";
import { AddOnsPanel } from "./add-ons-panel.tsx";

/** What an event sells beside its entries, and what it asks its players. */
export function Component() {
  const eventId = Number(useParams()["eventId"]);
  return (
    <>
      <AddOnsPanel eventId={eventId} />
      <QuestionsPanel eventId={eventId} />
    </>
  );
}
