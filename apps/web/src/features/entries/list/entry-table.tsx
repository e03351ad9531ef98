import type { EntryRow } from "@time-event/contract/entries";
import { provinceName } from "@time-event/domain/geo/provinces";
import { fullName, latinName } from "@time-event/domain/entries/full-name";
import type { ReactNode } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { StaffTable } from "../../../ui/staff/table/staff-table.tsx";
import type { Column } from "../../../ui/staff/table/table-props.ts";
import type { Selection } from "../../../ui/staff/table/use-selection.ts";
import { entryWords } from "../entry-words.messages.ts";
import { entriesMessages } from "../entries.messages.ts";
import type { ColumnKey } from "./column-choice.ts";
import { EntryStatusChip } from "./entry-status-chip.tsx";
import type { EntryView } from "./use-entry-view.ts";

interface EntryTableProps {
  readonly rows: readonly EntryRow[] | undefined;
  readonly total: number;
  readonly view: EntryView;
  readonly timeZone: string;
  /** Undefined: this user may not change entries. */
  readonly selection: Selection | undefined;
  readonly busy: boolean;
  readonly empty: ReactNode;
}

export function EntryTable({ rows, total, view, timeZone, selection, busy, empty }: EntryTableProps) {
  const m = useMessages(entriesMessages);
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

function useColumns(timeZone: string): Readonly<Record<ColumnKey | "bib" | "name", Column<EntryRow>>> {
  const m = useMessages(entriesMessages);
  const words = useMessages(entryWords);
  const format = useFormat();
  const { fields } = words;
  const column = (
    key: string,
    header: string,
    cell: Column<EntryRow>["cell"],
    more: Partial<Column<EntryRow>> = {},
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
    name: column("name", m.name, (entry) => <EntryName row={entry} />, sortable),
    category: column("category", fields.category, ({ category }) => category, sortable),
    gender: column("gender", fields.gender, ({ gender }) => words.genders[gender]),
    ageGroup: column("ageGroup", fields.ageGroup, ({ ageGroup }) => ageGroup ?? "–"),
    club: column("club", fields.club, ({ club }) => <span className="entry-club">{club || "–"}</span>, sortable),
    province: column("province", fields.province, ({ province }) => provinceName(province, format.language) || "–"),
    team: column("team", fields.team, ({ team }) => team ?? "–"),
    shirtSize: column("shirtSize", fields.shirtSize, ({ shirtSize }) => shirtSize || "–"),
    status: column("status", fields.status, ({ status }) => <EntryStatusChip status={status} />),
    created: column(
      "created",
      fields.createdAt,
      ({ createdAt }) => <span className="figures nowrap">{format.instant(createdAt, timeZone)}</span>,
      sortable,
    ),
  };
}

function EntryName({ row }: { readonly row: EntryRow }) {
  const latin = latinName(row);
  const name = fullName(row);
  return (
    <span className="entry-name">
      <span>{name}</span>
      {latin !== "" && latin !== name && <span className="entry-name__latin">{latin}</span>}
    </span>
  );
}
