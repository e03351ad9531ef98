import type { CallFailed } from "../../../lib/api/call-failed.ts";
import type { OwnWords } from "../../form/describe-failure.ts";
import { useFailureText } from "../../form/failure-text.ts";

interface ActionFailureProps {
  readonly failure: CallFailed | null;
  /** Sentences that fit the screen better than the general ones. */
  readonly words?: OwnWords;
}

/** Why an action failed, in a dialog or beside its button; nothing while it has not. */
export function ActionFailure({ failure, words }: ActionFailureProps) {
  const failureText = useFailureText(words);
  return (
    failure && (
      <p role="alert" className="action-failure">
        {failureText(failure).join(" ")}
      </p>
    )
  );
}
