import { useId } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import type { TablePage } from "./table-props.ts";

const limits = [25, 50, 100, 200];

export function TablePager({ page: { offset, limit, total, onChange } }: { readonly page: TablePage }) {
  const m = useMessages(staffUiMessages);
  const format = useFormat();
  const id = useId();
  const go = (to: number) => onChange({ offset: Math.max(0, to), limit });
  const last = Math.floor(Math.max(0, total - 1) / limit) * limit;
  const steps = [
    { icon: "pi-angle-double-left", label: m.firstPage, to: 0, off: offset === 0 },
    { icon: "pi-angle-left", label: m.previousPage, to: offset - limit, off: offset === 0 },
    { icon: "pi-angle-right", label: m.nextPage, to: offset + limit, off: offset >= last },
    { icon: "pi-angle-double-right", label: m.lastPage, to: last, off: offset >= last },
  ];
  return (
    <nav className="table-pager no-print" aria-label={m.pages}>
      <span className="figures table-pager__rows" aria-live="polite">
        {total === 0
          ? m.noRows
          : m.rows(
              format.number(Math.min(offset + 1, total)),
              format.number(Math.min(offset + limit, total)),
              format.number(total),
            )}
      </span>
      <label htmlFor={id} className="table-pager__limit">
        {m.rowsPerPage}
        <select id={id} value={limit} onChange={({ target }) => onChange({ offset: 0, limit: Number(target.value) })}>
          {[...new Set([...limits, limit])]
            .toSorted((a, b) => a - b)
            .map((each) => (
              <option key={each}>{each}</option>
            ))}
        </select>
      </label>
      <span className="table-pager__steps">
        {steps.map(({ icon, label, to, off }) => (
          <button key={icon} type="button" aria-label={label} title={label} disabled={off} onClick={() => go(to)}>
            <i className={`pi ${icon}`} aria-hidden="true" />
          </button>
        ))}
      </span>
    </nav>
  );
}
