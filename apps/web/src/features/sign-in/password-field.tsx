import { type KeyboardEvent, useState } from "react";
import { useMessages } from "../../lib/i18n/language.ts";
import { Field } from "../../ui/field/field.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { signInMessages } from "./sign-in.messages.ts";

interface PasswordFieldProps {
  readonly id: string;
  readonly label: string;
  readonly autoComplete: "current-password" | "new-password";
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly onInput: () => void;
}

/** A password field that can show its text and that warns when Caps Lock is on. */
export function PasswordField({ id, label, autoComplete, hint, error, onInput }: PasswordFieldProps) {
  const m = useMessages(signInMessages);
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const [isThai, setThai] = useState(false);
  const watchKeys = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));
  const isNoted = error !== undefined || hint !== undefined;
  return (
    <Field id={id} label={label} {...(hint !== undefined && { hint })} {...(error !== undefined && { error })}>
      <span className="password">
        <input
          id={id}
          name={id}
          className="input"
          type={isShown ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-keyboard${isNoted ? ` ${id}-note` : ""}`}
          onKeyDown={watchKeys}
          onKeyUp={watchKeys}
          onBlur={() => setCapsLock(false)}
          onInput={({ currentTarget }) => {
            setThai(/[\u0e00-\u0e7f]/.test(currentTarget.value));
            onInput();
          }}
        />
        <button
          type="button"
          className="password__eye"
          aria-label={isShown ? m.hidePassword : m.showPassword}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? "eyeOff" : "eye"} />
        </button>
      </span>
      <span id={`${id}-keyboard`} role="status" className="password__keyboard">
        {isCapsLock ? m.capsLock : isThai ? m.thaiKeyboard : ""}
      </span>
    </Field>
  );
}
