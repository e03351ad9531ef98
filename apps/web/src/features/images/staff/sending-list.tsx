import type { FileProgress } from "../../../lib/api/use-staff-files.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { fileDropMessages } from "../../../ui/staff/file-drop/file-drop.messages.ts";
import { FileOnItsWay } from "../../../ui/staff/file-drop/file-on-its-way.tsx";
import { useImageProblem } from "./use-image-problem.shared.ts";
import { staffImagesMessages } from "./staff-images.messages.ts";
import type { Sending } from "./use-image-uploads.ts";

interface SendingListProps {
  readonly sendings: readonly Sending[];
  /** Of the one that is being sent. */
  readonly progress: FileProgress | null;
  readonly onAgain: (files: readonly File[]) => void;
  readonly onForget: () => void;
}

/** The progress of each upload, and why a file was refused. */
export function SendingList({ sendings, progress, onAgain, onForget }: SendingListProps) {
  const m = useMessages(staffImagesMessages);
  const drop = useMessages(fileDropMessages);
  const problem = useImageProblem();
  if (sendings.length === 0) return null;
  const isOver = sendings.every(({ state }) => typeof state === "object");
  return (
    <div className="sendings" role="status">
      <ul role="list">
        {sendings.map(({ key, file, state }) => (
          <li key={key} className="sendings__file">
            <span className="sendings__name">{file.name}</span>
            {typeof state === "object" ? (
              <strong className="sendings__problem">{problem(state)}</strong>
            ) : (
              <span className="soft">{m.sending[state]}</span>
            )}
            {state === "sending" && progress && <FileOnItsWay {...progress} />}
          </li>
        ))}
      </ul>
      {isOver && (
        <span className="row">
          <Button
            type="button"
            outlined
            size="small"
            icon="pi pi-refresh"
            label={drop.again}
            onClick={() => onAgain(sendings.map(({ file }) => file))}
          />
          <Button type="button" text label={m.forget} onClick={onForget} />
        </span>
      )}
    </div>
  );
}
