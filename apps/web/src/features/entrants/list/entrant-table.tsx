import type { EntrantRow } from "@time-event/contract/entrants";
import { provinceName } from "@time-event/domain/geo/provinces";
import type { ReactNode } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { StaffTable } from "../../../ui/staff/table/staff-table.tsx";
import type { Column } from "../../../ui/staff/table/table-props.ts";
import type { Selection } from "../../../ui/staff/table/use-selection.ts";
import { entrantWords } from "../entrant-words.messages.ts";
import { entrantsMessages } from "../entrants.messages.ts";
import type { ColumnKey } from "./column-choice.ts";
import { EntrantStatusChip } from "./entrant-status-chip.tsx";
import type { EntrantView } from "./use-entrant-view.ts";

interface EntrantTableProps {
  readonly rows: readonly EntrantRow[] | undefined;
  readonly total: number;
  readonly view: EntrantView;
  readonly timeZone: string;
  /** Undefined: who looks may change nothing. */
  readonly selection: Selection | undefined;
  readonly busy: boolean;
  readonly empty: ReactNode;
}

export function EntrantTable({ rows, total, view, timeZone, selection, busy, empty }: EntrantTableProps) {
  const m = useMessages(entrantsMessages);
  const columns = useColumns(timeZone);
  return (
    <StaffTable
      label={m.table}
      rows={rows}
      rowKey={({ id }) => id}
      onOpen={({ id }) => view.open(id)}
      sort={view.sort}
      onSort={view.sortBy}
      page={{ offset: view.offset, limit: view.limit, total, onChange: view.turnTo }}
      {...(selection && { selection })}
      busy={busy}
      empty={empty}
      columns={[columns.name, columns.bib, ...view.columns.map((key) => columns[key])]}
    />
  );
}

function useColumns(timeZone: string): Readonly<Record<ColumnKey | "bib" | "name", Column<EntrantRow>>> {
  const m = useMessages(entrantsMessages);
  const words = useMessages(entrantWords);
  const format = useFormat();
  const { fields } = words;
  const column = (
    key: string,
    header: string,
    cell: Column<EntrantRow>["cell"],
    more: Partial<Column<EntrantRow>> = {},
  ) => ({
    key,
    header,
    cell,
    ...more,
  });
  const sortable = { sortable: true };
  return {
    bib: column(
      "bib",
      m.bib.label,
      ({ bib }) => (bib ? <span className="figures">{bib}</span> : <span className="soft">{words.noBib}</span>),
      sortable,
    ),
    name: column("name", m.name, (entrant) => <EntrantName {...entrant} />, sortable),
    category: column("category", fields.category, ({ category }) => category, sortable),
    gender: column("gender", fields.gender, ({ gender }) => words.genders[gender]),
    ageGroup: column("ageGroup", fields.ageGroup, ({ ageGroup }) => ageGroup ?? "–"),
    club: column("club", fields.club, ({ club }) => <span className="entrant-club">{club || "–"}</span>, sortable),
    province: column("province", fields.province, ({ province }) => provinceName(province, format.language) || "–"),
    team: column("team", fields.team, ({ team }) => team ?? "–"),
    shirtSize: column("shirtSize", fields.shirtSize, ({ shirtSize }) => shirtSize || "–"),
    status: column("status", fields.status, ({ status }) => <EntrantStatusChip status={status} />),
    created: column(
      "created",
      fields.createdAt,
      ({ createdAt }) => <span className="figures nowrap">{format.instant(createdAt, timeZone)}</span>,
      sortable,
    ),
  };
}

function EntrantName({ firstName, lastName, firstNameEn, lastNameEn }: EntrantRow) {
  const latin = `${firstNameEn} ${lastNameEn}`.trim();
  const name = `${firstName} ${lastName}`.trim();
  return (
    <span className="entrant-name">
      <span>{name}</span>
      {latin !== "" && latin !== name && <span className="entrant-name__latin">{latin}</span>}
    </span>
  );
}
