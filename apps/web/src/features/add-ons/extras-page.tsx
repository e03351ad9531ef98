import { useParams } from "react-router";
import { QuestionsPanel } from "../questions/questions-panel.shared.tsx";
import { AddOnsPanel } from "./add-ons-panel.tsx";

/** The add-ons that an event sells, and the questions that it asks its players. */
export function Component() {
  const eventId = Number(useParams()["eventId"]);
  return (
    <>
      <AddOnsPanel eventId={eventId} />
      <QuestionsPanel eventId={eventId} />
    </>
  );
}
