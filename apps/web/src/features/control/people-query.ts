import { mostPeople, type raceControlPeopleList } from "@time-event/contract/race-control";
import type { ParamsOf } from "@time-event/contract/endpoint";
import type { ListView } from "../../ui/staff/table/use-list-view.ts";

type View = Pick<ListView<"text" | "category" | "point" | "overdue">, "filters" | "offset" | "limit">;

/** What the safety board asks for: the page that is shown, or everybody who goes on paper. */
export function peopleQuery(
  eventId: number,
  { filters: { text, category, point, overdue }, offset, limit }: View,
  isPrinting: boolean,
): ParamsOf<typeof raceControlPeopleList> {
  return {
    eventId,
    ...(text && { text }),
    ...(category && { category }),
    ...(point && { point }),
    ...(overdue && { overdue: "1" as const }),
    ...(isPrinting ? { offset: 0, limit: mostPeople } : { offset, limit }),
  };
}
