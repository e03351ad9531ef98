import type { ImportLine, ImportPreview } from "@time-event/contract/entry-import";
import { useMessages } from "../../../lib/i18n/language.ts";
import { saveFile } from "../../../lib/api/save-file.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { en } from "./import.en.ts";
import { importMessages } from "./import.messages.ts";
import { th } from "./import.th.ts";
import { useLineText } from "./line-text.ts";
import { type ImportGrid, type Mending, reportFile, reportName } from "./mending.ts";

interface ReportButtonProps {
  readonly grid: ImportGrid;
  readonly header: readonly string[];
  readonly mending: Mending;
  readonly fileName: string;
  readonly lineOf: (line: number) => ImportLine | undefined;
  readonly extras: ImportPreview["extras"];
}

/** Saves the file with one more column that says what is wrong with each line. */
export function ReportButton({ grid, header, mending, fileName, lineOf, extras }: ReportButtonProps) {
  const m = useMessages(importMessages);
  const lineText = useLineText(extras);
  const whatIsWrong = (line: number) => {
    const judged = mending.leftOut.has(line) ? undefined : lineOf(line);
    if (!judged) return m.leftOutChip;
    return judged.fate === "problem" ? lineText(judged) : "";
  };
  return (
    <Button
      type="button"
      outlined
      size="small"
      icon="pi pi-download"
      label={m.report}
      onClick={() =>
        void saveFile(
          new Blob(
            [reportFile(grid, header, mending, { heading: m.wrong, headings: [th.wrong, en.wrong], of: whatIsWrong })],
            { type: "text/csv;charset=utf-8" },
          ),
          reportName(fileName, m.reportWord),
        )
      }
    />
  );
}
