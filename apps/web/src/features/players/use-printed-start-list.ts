import { type StartListRow, webPlayerList } from "@time-event/contract/players";
import { useState } from "react";
import { useCallApi } from "../../lib/api/use-call-api.ts";
import { usePrintWhole } from "../../ui/print/use-print-whole.ts";
import { asAsked, type StartListFilter } from "./start-list-filter.ts";

/** The most rows that one call gives. */
const rowsAtOnce = 200;

/** Prints the whole start list, of which the page shows a part. `all` are its rows while it is printed; else null. */
export function usePrintedStartList(event: string, filter: StartListFilter, total: number) {
  const callApi = useCallApi();
  const [loaded, setLoaded] = useState<readonly StartListRow[]>([]);
  const { whole, printing, printedAt, print } = usePrintWhole(async () => {
    const rows: StartListRow[] = [];
    for (let offset = 0; offset < total; offset += rowsAtOnce) {
      const { data } = await callApi(webPlayerList, { event, ...asAsked(filter), offset, limit: rowsAtOnce });
      rows.push(...data);
    }
    setLoaded(rows);
  });
  return { all: whole ? loaded : null, printing, printedAt, print };
}
