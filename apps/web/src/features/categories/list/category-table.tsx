import "./categories.css";
import { type CategoryRow, categoryOrder } from "@time-event/contract/categories";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Chip } from "../../../ui/chip/chip.tsx";
import { Progress } from "../../../ui/progress/progress.tsx";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { moved } from "../../../ui/staff/form/editing.ts";
import { OrderedTable } from "../../../ui/staff/order/ordered-table.tsx";
import { tellFailed } from "../../../ui/staff/toast/tell-failed.ts";
import { rulesMessages } from "../rules/rules.messages.ts";
import { offerFactsMessages, pricedPer } from "../../orders/offer-facts.shared.ts";
import { categoriesMessages } from "./categories.messages.ts";

interface CategoryTableProps {
  readonly eventId: number;
  readonly rows: readonly CategoryRow[];
  readonly timeZone: string;
}

export function CategoryTable({ eventId, rows, timeZone }: CategoryTableProps) {
  const m = useMessages(categoriesMessages);
  const { words } = useMessages(rulesMessages);
  const format = useFormat();
  const { per: units } = useMessages(offerFactsMessages);
  const failureText = useFailureText(words);
  const order = useStaffAction(categoryOrder);
  // the new order shows at once, before the server confirms it
  const shown = order.isPending ? order.variables.ids.map((id) => rows.find((row) => row.id === id)!) : rows;
  const move = (from: number, to: number) =>
    order.mutate(
      { eventId, ids: moved(rows, from, to).map(({ id }) => id) },
      { onError: (failure) => tellFailed(failureText(failure)) },
    );
  return (
    <OrderedTable
      label={m.categories}
      rows={shown}
      rowKey={({ id }) => id}
      rowLink={({ id }) => `/manage/events/${eventId}/categories/${id}`}
      busy={order.isPending}
      columns={[
        {
          key: "name",
          header: m.category,
          cell: ({ code, name, distanceM }) => (
            <span className="category-name">
              {format.text(name)}
              <small className="soft figures">
                {code}
                {/* a category without points has no length yet */}
                {distanceM > 0 && ` · ${format.distance(distanceM)}`}
              </small>
            </span>
          ),
        },
        {
          key: "gun",
          header: m.gun,
          cell: ({ gunAt }) => <span className="figures category-gun">{format.instant(gunAt, timeZone)}</span>,
        },
        { key: "who", header: m.who, wideOnly: true, cell: (row) => <Who {...row} /> },
        { key: "bibs", header: m.bibs, wideOnly: true, cell: (row) => <span className="figures">{bibsOf(row)}</span> },
        {
          key: "price",
          header: m.price,
          align: "end",
          cell: ({ priceNowSatang, ...row }) => {
            const per = pricedPer(row);
            return priceNowSatang === null ? (
              <span className="soft">{m.noPrice}</span>
            ) : (
              <>
                <b>{priceNowSatang === 0 ? m.free : format.baht(priceNowSatang)}</b>
                {per && priceNowSatang > 0 && <small className="soft"> {units[per]}</small>}
              </>
            );
          },
        },
        { key: "places", header: m.places, align: "end", cell: (row) => <Places {...row} /> },
      ]}
      order={{ nameOf: ({ name }) => format.text(name), onMove: move, disabled: order.isPending }}
    />
  );
}

function bibsOf({ bibPrefix, bibFrom, bibTo }: CategoryRow): string {
  return bibFrom === null || bibTo === null ? bibPrefix || "–" : `${bibPrefix}${bibFrom}–${bibTo}`;
}

function Who({ gender, entryKind, youngestAge, oldestAge }: CategoryRow) {
  const m = useMessages(categoriesMessages);
  const ages =
    youngestAge !== null && oldestAge !== null
      ? m.ages(youngestAge, oldestAge)
      : youngestAge !== null
        ? m.ageFrom(youngestAge)
        : oldestAge !== null
          ? m.ageTo(oldestAge)
          : null;
  const parts = [
    m.gender[gender],
    ...(entryKind === "individual" ? [] : [m.kinds[entryKind]]),
    ...(ages ? [ages] : []),
  ];
  return parts.join(" · ");
}

function Places({ entered, capacity, name, entryKind }: CategoryRow) {
  const m = useMessages(categoriesMessages);
  const format = useFormat();
  if (capacity === null)
    return <span className="figures">{m.noCapacity(format.number(entered), entryKind !== "individual")}</span>;
  const label = m.placesOf(format.number(entered), format.number(capacity));
  return (
    <span className="category-places figures">
      <span className="row">
        {entered >= capacity && <Chip tone="warn">{m.full}</Chip>}
        {label}
      </span>
      <Progress label={`${format.text(name)}: ${label}`} value={entered} max={capacity} />
    </span>
  );
}
