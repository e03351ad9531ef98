import writeXlsxFile from "write-excel-file/node";
import { answerTask } from "./worker-task.ts";

export interface WriteTask {
  readonly sheet: string;
  readonly rows: readonly (readonly string[])[];
}

// A program of its own: 100,000 rows take seconds.
await answerTask(async ({ sheet, rows: [header = [], ...rows] }: WriteTask): Promise<Uint8Array> => {
  const headings = header.map((value) => ({ value, type: String, fontWeight: "bold" as const }));
  const cells = rows.map((row) => row.map((value) => (value === "" ? null : { value, type: String })));
  return writeXlsxFile([headings, ...cells], { sheet, stickyRowsCount: 1 }).toBuffer();
});
