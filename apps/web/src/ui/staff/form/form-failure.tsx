import type { CallFailed } from "../../../lib/api/call-failed.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../control/button.tsx";
import { needsSignIn, SignInAgain } from "../page/sign-in-again.tsx";
import { staffUiMessages } from "../staff-ui.messages.ts";
import type { OwnWords } from "../../form/describe-failure.ts";
import { useFailureText } from "../../form/failure-text.ts";
import type { Form } from "../../form/use-form.ts";
import { failureWords } from "../../form/words.messages.ts";

interface FormFailureProps {
  readonly form: Pick<Form<object>, "errors" | "unplacedErrors">;
  readonly failure: CallFailed | null;
  readonly words: OwnWords | undefined;
  /** Shows the first field that is wrong. */
  readonly onShow: () => void;
}

/**
 * Why a form was not saved, beside its save button, with the way to the field. Rendered after the fields, because it also
 * shows errors that no field shows.
 */
export function FormFailure({ form, failure, words, onShow }: FormFailureProps) {
  const m = useMessages(staffUiMessages);
  const { invalid_input: seeFields } = useMessages(failureWords).words;
  const failureText = useFailureText(words);
  const unplaced = form.unplacedErrors();
  const areFieldsWrong = Object.keys(form.errors).length > unplaced.length;
  const whole = failure ? failureText(failure, { areFieldsShown: true }) : [];
  const reasons = [...new Set([...whole, ...unplaced, ...(areFieldsWrong ? [seeFields] : [])])];
  return (
    <div role="alert" className="form-frame__told">
      {reasons.length > 0 && (
        <div className="form-frame__failure">
          <strong>{m.notSaved}</strong>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          {failure && needsSignIn(failure) && <SignInAgain />}
          {areFieldsWrong && (
            <Button type="button" text size="small" icon="pi pi-arrow-up" label={m.showWrong} onClick={onShow} />
          )}
        </div>
      )}
    </div>
  );
}
