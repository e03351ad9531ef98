import "./file-drop.css";
import { useId, useState } from "react";
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
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files by drop or by choice: a file input, stretched over the whole area. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, accept, multiple = false, busy = false, error, onFiles } = props;
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
      <div role="alert">
        {error && (
          <p id={`${id}-error`} className="file-drop__error">
            <i className="pi pi-exclamation-circle" aria-hidden="true" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
