import { CallFailed } from "../../../lib/api/call-failed.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import type { OwnWords } from "../../form/describe-failure.ts";
import { useFailureText } from "../../form/failure-text.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { toast } from "../toast/toast.ts";

/**
 * The button of a toast that takes back what it tells of, also after the drawer has closed. Whoever saved meanwhile is not
 * overwritten: the server refuses, and the toast says why.
 */
export function useUndo(words?: OwnWords): (back: () => Promise<unknown>) => { label: string; run: () => void } {
  const m = useMessages(staffUiMessages);
  const failureText = useFailureText(words);
  return (back) => ({
    label: m.undo,
    run: () =>
      void back().then(
        () => toast({ severity: "success", summary: m.undone }),
        (failure: unknown) => {
          if (!(failure instanceof CallFailed)) throw failure;
          toast({ severity: "error", summary: failureText(failure).join(" ") });
        },
      ),
  });
}
