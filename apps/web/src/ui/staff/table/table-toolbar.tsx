import "./table-toolbar.css";
import { InputText } from "primereact/inputtext";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";

/** The search starts this long after the last key. */
const typingMs = 300;

interface TableToolbarProps {
  /** The searched text; with `onSearch` there is a search field. */
  readonly search?: string;
  readonly searchLabel?: string;
  readonly onSearch?: (text: string) => void;
  /** Filters, beside the search. */
  readonly children?: ReactNode;
  /** At the right: actions on the list, or on ticked rows. */
  readonly actions?: ReactNode;
}

/** Above a list: search, filters and actions. */
export function TableToolbar({ search = "", searchLabel, onSearch, children, actions }: TableToolbarProps) {
  return (
    <div className="table-toolbar no-print">
      {onSearch && <ToolbarSearch search={search} label={searchLabel} onSearch={onSearch} />}
      {children}
      {actions && <div className="table-toolbar__actions">{actions}</div>}
    </div>
  );
}

interface ToolbarSearchProps {
  readonly search: string;
  readonly label: string | undefined;
  readonly onSearch: (text: string) => void;
}

function ToolbarSearch({ search, label, onSearch }: ToolbarSearchProps) {
  const m = useMessages(staffUiMessages);
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  // the address changed in another way: the back button, "clear"
  if (known !== search) {
    setKnown(search);
    setTyped(search);
  }
  const tell = useEffectEvent(() => {
    if (typed.trim() !== search) onSearch(typed.trim());
  });
  useEffect(() => {
    const timer = setTimeout(tell, typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <span className="table-toolbar__search">
      <i className="pi pi-search" aria-hidden="true" />
      <InputText
        type="search"
        aria-label={label ?? m.search}
        placeholder={label ?? m.search}
        maxLength={80}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === "Enter" && onSearch(typed.trim())}
      />
    </span>
  );
}
