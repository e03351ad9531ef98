import { likelyMailDomain } from "@time-event/domain/entries/likely-mail-domain";
import { useMessages } from "../../../lib/i18n/language.ts";
import { mailHintMessages } from "./mail-hint.messages.ts";

interface MailHintProps {
  /** The field's id. */
  readonly of: string;
  readonly typed: string;
}

/** Below an e-mail whose domain looks like a slip of the finger: the one that was probably meant, taken by one tap. */
export function MailHint({ of, typed }: MailHintProps) {
  const m = useMessages(mailHintMessages);
  const domain = likelyMailDomain(typed);
  return (
    <output htmlFor={of}>
      {domain !== null && (
        <button
          type="button"
          className="enter__mail"
          onClick={() => {
            const input = document.getElementById(of) as HTMLInputElement;
            input.value = input.value.trim().replace(/@.*$/, `@${domain}`);
            // the form hears it as if it had been typed
            input.dispatchEvent(new Event("input", { bubbles: true }));
            input.focus();
          }}
        >
          {m.meant(`@${domain}`)}
        </button>
      )}
    </output>
  );
}
