import { useState, type ReactNode } from "react";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { useReopened } from "../../../lib/drafts/use-draft.ts";
import type { OwnWords } from "../../form/describe-failure.ts";
import { useFailureText } from "../../form/failure-text.ts";
import { Button } from "../control/button.tsx";
import { moved } from "../form/editing.ts";
import { Changes } from "../form/read-only.tsx";
import { OrderedList } from "../order/ordered-list.tsx";
import { tellFailed } from "../toast/tell-failed.ts";
import { Loaded, type LoadedProps } from "./loaded.tsx";
import { Panel } from "./panel.tsx";

interface Listed<Row, Meta> {
  readonly data: Row[];
  readonly meta: Meta;
}

/** What the drawer of a row needs of the list beside it. */
interface OfList<Row> {
  readonly onClose: () => void;
  readonly reload: () => Promise<readonly Row[]>;
}

interface ListPanelProps<Row, Meta> {
  readonly title: string;
  readonly hint: string;
  readonly addLabel: string;
  readonly noneText: string;
  readonly query: LoadedProps<Listed<Row, Meta>>["query"];
  readonly rowClass: string;
  readonly row: (row: Row, reply: Listed<Row, Meta>) => ReactNode;
  /** Rows have an order, which users change. */
  readonly order?: {
    readonly nameOf: (row: Row) => string;
    readonly save: (ids: number[]) => Promise<unknown>;
    readonly words: OwnWords;
  };
  /** What the drawer's form calls its draft, before the row's id: the drawer opens again with text that is not saved. */
  readonly draft: string;
  /** The drawer of a row; null: a new row. */
  readonly drawer: (row: Row | null, reply: Listed<Row, Meta>, ofList: OfList<Row>) => ReactNode;
}

/** A panel with a few rows of an event, each of which opens in a drawer beside the list. */
export function ListPanel<Row extends { readonly id: number }, Meta>(props: ListPanelProps<Row, Meta>) {
  const { title, query, rowClass, order } = props;
  const failureText = useFailureText(order?.words);
  const [opened, setOpened] = useState<Row | "new" | null>(null);
  useReopened(props.draft, query.data?.data, ({ id }) => id, setOpened);
  const ofList = {
    onClose: () => setOpened(null),
    reload: async () => (await query.refetch()).data!.data,
  };

  async function move(rows: readonly Row[], from: number, to: number): Promise<void> {
    try {
      await order?.save(moved(rows, from, to).map(({ id }) => id));
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      tellFailed(failureText(error));
    }
  }

  return (
    <Panel
      title={title}
      hint={props.hint}
      actions={
        <Changes>
          <Button type="button" icon="pi pi-plus" label={props.addLabel} onClick={() => setOpened("new")} />
        </Changes>
      }
    >
      <Loaded query={query}>
        {(reply) => {
          const button = (row: Row) => (
            <button type="button" className={rowClass} onClick={() => setOpened(row)}>
              {props.row(row, reply)}
            </button>
          );
          return (
            <>
              {reply.data.length === 0 && <p className="soft">{props.noneText}</p>}
              {order ? (
                <OrderedList
                  label={title}
                  items={reply.data}
                  itemKey={({ id }) => id}
                  itemName={order.nameOf}
                  onMove={(from, to) => void move(reply.data, from, to)}
                >
                  {button}
                </OrderedList>
              ) : (
                <ul role="list" aria-label={title}>
                  {reply.data.map((row) => (
                    <li key={row.id}>{button(row)}</li>
                  ))}
                </ul>
              )}
              {opened && props.drawer(opened === "new" ? null : opened, reply, ofList)}
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}
