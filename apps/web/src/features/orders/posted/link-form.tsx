import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Field } from "../../../ui/field/field.tsx";
import { registrationMessages } from "../registration/registration.messages.ts";

/** Opens an order without script: a browser keeps what stands behind the `#` of a link to itself, but sends a field. */
export function LinkForm() {
  const m = useMessages(registrationMessages);
  return (
    <form
      method="post"
      action="/register/registration"
      encType="multipart/form-data"
      className="registration__link-form"
    >
      <Field id="link" label={m.pasteLink} hint={m.pasteLinkHint}>
        <input id="link" name="link" className="input" autoComplete="off" required aria-describedby="link-note" />
      </Field>
      <Button type="submit">{m.openLink}</Button>
    </form>
  );
}
