import type { CallFailed } from "../../../lib/api/call-failed.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import type { OwnWords } from "../../form/describe-failure.ts";
import { useFailureText } from "../../form/failure-text.ts";
import type { Form } from "../../form/use-form.ts";

interface FormFailureProps {
  readonly form: Pick<Form<object>, "unplacedErrors">;
  readonly failure: CallFailed | null;
  readonly words: OwnWords | undefined;
}

/** Why a form was not saved. Rendered after the fields, because it also shows errors that no field shows. */
export function FormFailure({ form, failure, words }: FormFailureProps) {
  const m = useMessages(staffUiMessages);
  const failureText = useFailureText(words);
  const whole = failure ? failureText(failure, { areFieldsShown: true }) : [];
  const reasons = [...new Set([...whole, ...form.unplacedErrors()])];
  return (
    <div role="alert">
      {reasons.length > 0 && (
        <div className="form-frame__failure">
          <strong>{m.notSaved}</strong>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </div>
      )}
    </div>
  );
}
