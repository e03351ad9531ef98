import "./file-drop.css";
import { useId, useState } from "react";
import type { FileProgress } from "../../../lib/api/use-staff-files.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../control/button.tsx";
import { fileDropMessages } from "./file-drop.messages.ts";
import { FileOnItsWay } from "./file-on-its-way.tsx";
import { classNames } from "../../class-names.ts";

interface FileDropProps {
  readonly label: string;
  readonly hint?: string;
  /** The `accept` attribute of the file input. @example ".gpx" */
  readonly accept: string;
  readonly multiple?: boolean;
  /** An upload is in progress: the field takes no more files. */
  readonly busy?: boolean;
  /** What is wrong with the last files and what to do. */
  readonly error?: string | undefined;
  /** Of a file that is being sent. */
  readonly progress?: FileProgress | null;
  /** Sends the file again that could not be sent; left out: it has to be chosen again. */
  readonly onAgain?: (() => void) | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files by drop or by choice: a file input, stretched over the whole area. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, accept, multiple = false, busy = false, error, progress, onAgain, onFiles } = props;
  const m = useMessages(fileDropMessages);
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  return (
    <div className="file-drop-frame">
      <label className={classNames("file-drop", isOver && "file-drop--over", busy && "file-drop--busy")}>
        <i className={busy ? "pi pi-spin pi-spinner" : "pi pi-upload"} aria-hidden="true" />
        <span className="file-drop__label">{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="file-drop__hint">
            {hint}
          </span>
        )}
        <input
          type="file"
          className="file-drop__input"
          accept={accept}
          multiple={multiple}
          disabled={busy}
          aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined}
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={() => setIsOver(false)}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // lets the user choose the same file again
            target.value = "";
            if (files.length > 0) onFiles(files);
          }}
        />
      </label>
      {progress && (
        <div className="file-drop__progress" role="status">
          <FileOnItsWay {...progress} />
        </div>
      )}
      <div role="alert">
        {error && (
          <p id={`${id}-error`} className="file-drop__error">
            <i className="pi pi-exclamation-circle" aria-hidden="true" />
            {error}
            {onAgain && (
              <Button type="button" text size="small" icon="pi pi-refresh" label={m.again} onClick={onAgain} />
            )}
          </p>
        )}
      </div>
    </div>
  );
}
