import type { FolderReport } from "@time-event/contract/race-folder";
import { useFormat } from "../../../../lib/i18n/format.ts";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { raceFolderMessages } from "../race-folder.messages.ts";

/** The problems of a folder, by file and line. */
export function FolderProblems({ report: { problems, problemCount } }: { readonly report: FolderReport }) {
  const m = useMessages(raceFolderMessages);
  const format = useFormat();
  return (
    <section className="folder-problems">
      <h3>{m.problemsTitle(format.number(problemCount))}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{m.file}</th>
            <th scope="col">{m.line}</th>
            <th scope="col">{m.reason}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ file, line, code, detail }) => (
            <tr key={`${file} ${line} ${code} ${detail}`}>
              <td>{file || m.archive}</td>
              <td className="figures">{line ?? m.wholeFile}</td>
              <td>{m.problems[code](detail)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {problemCount > problems.length && <p>{m.more(format.number(problemCount - problems.length))}</p>}
    </section>
  );
}
