import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { ProgressBar } from "../../../ui/staff/control/progress-bar.tsx";
import { useImageProblem } from "./use-image-problem.shared.ts";
import { staffImagesMessages } from "./staff-images.messages.ts";
import type { Sending } from "./use-image-uploads.ts";

interface SendingListProps {
  readonly sendings: readonly Sending[];
  readonly onForget: () => void;
}

/** The progress of each upload, and why a file was refused. */
export function SendingList({ sendings, onForget }: SendingListProps) {
  const m = useMessages(staffImagesMessages);
  const problem = useImageProblem();
  if (sendings.length === 0) return null;
  const isOver = sendings.every(({ state }) => typeof state === "object");
  return (
    <div className="sendings" role="status">
      <ul role="list">
        {sendings.map(({ key, name, state }) => (
          <li key={key} className="sendings__file">
            <span className="sendings__name">{name}</span>
            {typeof state === "object" ? (
              <strong className="sendings__problem">{problem(state)}</strong>
            ) : (
              <span className="soft">{m.sending[state]}</span>
            )}
            {state === "sending" && <ProgressBar label={m.sending.sending} />}
          </li>
        ))}
      </ul>
      {isOver && <Button type="button" text label={m.forget} onClick={onForget} />}
    </div>
  );
}
