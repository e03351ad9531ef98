import { useMessages } from "../../lib/i18n/language.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { signInMessages } from "./sign-in.messages.ts";
import type { Failure } from "./use-submit.ts";

/** Why a form failed. Screen readers announce it at once. */
export function FailureNote({ failure }: { readonly failure: Failure | null }) {
  const { failures } = useMessages(signInMessages);
  return (
    <div role="alert" className="auth__alert">
      {failure && (
        <p className="auth__failure">
          <Icon name="warning" />
          {isTold(failure.code, failures) ? failures[failure.code] : failures.other}
        </p>
      )}
    </div>
  );
}

function isTold<T extends object>(code: string, failures: T): code is Extract<keyof T, string> {
  return Object.hasOwn(failures, code);
}
