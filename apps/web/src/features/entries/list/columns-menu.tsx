import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { Checkbox } from "../../../ui/staff/control/checkbox.tsx";
import { PopoverButton } from "../../../ui/staff/popover/popover-button.tsx";
import { entryWords } from "../entry-words.messages.ts";
import { entriesMessages } from "../entries.messages.ts";
import { type ColumnKey, columnKeys, usualColumns } from "./column-choice.ts";
import type { EntryView } from "./use-entry-view.ts";

/** A choice of the list's columns. */
export function ColumnsMenu({ view: { columns, showColumns } }: { readonly view: EntryView }) {
  const m = useMessages(entriesMessages);
  const { fields } = useMessages(entryWords);
  const toggle = (key: ColumnKey, shown: boolean) =>
    showColumns(shown ? [...columns, key] : columns.filter((each) => each !== key));
  return (
    <PopoverButton icon="pi pi-table" label={m.columns}>
      {() => (
        <>
          <ul role="list" className="columns-menu">
            {columnKeys.map((key) => (
              <li key={key}>
                <Checkbox
                  inputId={`column-${key}`}
                  checked={columns.includes(key)}
                  disabled={columns.length === 1 && columns[0] === key}
                  onChange={(checked) => toggle(key, checked)}
                />
                <label htmlFor={`column-${key}`}>{key === "created" ? fields.createdAt : fields[key]}</label>
              </li>
            ))}
          </ul>
          <p className="soft columns-menu__hint">{m.columnsHint}</p>
          <Button type="button" text size="small" label={m.usualColumns} onClick={() => showColumns(usualColumns)} />
        </>
      )}
    </PopoverButton>
  );
}
