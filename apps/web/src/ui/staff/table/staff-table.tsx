import "./staff-table.css";
import { useNavigate } from "react-router";
import { useMessages } from "../../../lib/i18n/language.ts";
import { classNames } from "../../class-names.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { TableBody } from "./table-body.tsx";
import { TableHead } from "./table-head.tsx";
import { TablePager } from "./table-pager.tsx";
import type { StaffTableProps } from "./table-props.ts";

/** Rows from the server, which sorts and pages them. Users open a row by mouse or keyboard. */
export function StaffTable<Row>(props: StaffTableProps<Row>) {
  const { label, rows, page, busy = false, empty, rowLink, onOpen } = props;
  const m = useMessages(staffUiMessages);
  const navigate = useNavigate();
  if (rows?.length === 0 && (page?.offset ?? 0) === 0) return empty ?? <p className="soft">{m.noRows}</p>;
  const open = rowLink ? (row: Row) => void navigate(rowLink(row)) : onOpen;
  return (
    <div className="staff-table p-datatable p-component">
      <div className="staff-table__scroll" role="region" aria-label={label} tabIndex={0}>
        <table
          className={classNames("p-datatable-table", busy && "staff-table--busy")}
          aria-label={label}
          aria-busy={busy || rows === undefined}
        >
          <TableHead {...props} />
          <TableBody {...props} onRowClick={open} />
        </table>
      </div>
      {page && rows && <TablePager page={page} />}
    </div>
  );
}
