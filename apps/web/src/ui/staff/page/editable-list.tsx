import { useState, type ReactNode } from "react";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { useReopened } from "../../../lib/drafts/use-draft.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { holdsWords } from "../../../lib/search/holds-words.ts";
import { EmptyState } from "../../empty-state/empty-state.tsx";
import type { IconName } from "../../icon/icon.tsx";
import { Button } from "../control/button.tsx";
import { moved } from "../form/editing.ts";
import { Changes } from "../form/read-only.tsx";
import { useFailureText } from "../../form/failure-text.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { OrderedTable } from "../order/ordered-table.tsx";
import type { Column } from "../table/table-props.ts";
import { TableToolbar } from "../table/table-toolbar.tsx";
import { useListView } from "../table/use-list-view.ts";
import { tellFailed } from "../toast/tell-failed.ts";
import { Loaded, type LoadedProps } from "./loaded.tsx";
import { StaffPage } from "./staff-page.tsx";
import { NothingFound } from "./nothing-found.tsx";

interface EditableListProps<Row, Key> {
  readonly title: string;
  readonly lead: string;
  readonly addLabel: string;
  readonly searchLabel: string;
  readonly query: LoadedProps<{ readonly data: Row[] }>["query"];
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => Key;
  readonly nameOf: (row: Row) => string;
  /** The texts that the search looks in. */
  readonly textsOf: (row: Row) => readonly string[];
  /** Stores the order that the user chose; without it, users cannot change the order. */
  readonly saveOrder?: (keys: Key[]) => Promise<unknown>;
  readonly emptyIcon: IconName;
  readonly emptyTitle: string;
  readonly emptyText: string;
  /** What the drawer's form calls its draft, before the row's key: the drawer opens again with text that is not saved. */
  readonly draft: string;
  /** The drawer of a row; null: a new row. */
  readonly editor: (row: Row | null, close: () => void) => ReactNode;
  /** Shown below the list. */
  readonly children?: ReactNode;
}

/** A short list that loads as a whole: this page searches and sorts it, and edits its rows in a drawer. */
export function EditableList<Row, Key extends string | number>(props: EditableListProps<Row, Key>) {
  const { query, columns, keyOf, nameOf, textsOf, saveOrder, editor } = props;
  const m = useMessages(staffUiMessages);
  const view = useListView({ filters: ["text"], sort: "" });
  const [edited, setEdited] = useState<Row | "new" | null>(null);
  useReopened(props.draft, query.data?.data, keyOf, setEdited);
  const failureText = useFailureText({ list_changed: m.listChanged });
  const search = view.filters.text;
  // the new order shows at once, before the server confirms it
  const [put, setPut] = useState<readonly Row[] | null>(null);
  const rows = put ?? query.data?.data;

  async function move(from: number, to: number): Promise<void> {
    const next = moved(rows ?? [], from, to);
    setPut(next);
    try {
      await saveOrder?.(next.map(keyOf));
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      tellFailed([m.notOrdered, ...failureText(error)]);
      await query.refetch();
    } finally {
      setPut(null);
    }
  }

  const add = (
    <Changes>
      <Button type="button" icon="pi pi-plus" label={props.addLabel} onClick={() => setEdited("new")} />
    </Changes>
  );
  const order = {
    nameOf,
    disabled: search !== "" || put !== null,
    onMove: (from: number, to: number) => void move(from, to),
  };
  const found = rows?.filter((row) => holdsWords(search, textsOf(row)));
  const nothing = search === "" ? <Nothing {...props} add={add} /> : <NoneFound clear={view.clear} />;
  return (
    <StaffPage title={props.title} lead={props.lead} actions={add}>
      <TableToolbar search={search} searchLabel={props.searchLabel} onSearch={(text) => view.filter({ text })} />
      <Loaded query={query}>
        {() => (
          <OrderedTable
            label={props.title}
            columns={columns}
            rows={found}
            rowKey={keyOf}
            onOpen={setEdited}
            order={saveOrder && order}
            empty={nothing}
          />
        )}
      </Loaded>
      {props.children}
      {edited !== null && editor(edited === "new" ? null : edited, () => setEdited(null))}
    </StaffPage>
  );
}

type NothingProps = Pick<EditableListProps<unknown, unknown>, "emptyIcon" | "emptyTitle" | "emptyText">;

function Nothing({ emptyIcon, emptyTitle, emptyText, add }: NothingProps & { readonly add: ReactNode }) {
  return (
    <EmptyState icon={emptyIcon} title={emptyTitle} actions={add}>
      {emptyText}
    </EmptyState>
  );
}

function NoneFound({ clear }: { readonly clear: () => void }) {
  const m = useMessages(staffUiMessages);
  return (
    <NothingFound title={m.nothingFound} clearLabel={m.clear} onClear={clear}>
      {m.nothingFoundText}
    </NothingFound>
  );
}
