import { type KeyboardEvent, useState } from "react";
import { useMessages } from "../../lib/i18n/language.ts";
import type { FieldProps } from "../../ui/form/field-props.ts";
import { TextField } from "../../ui/form/text-field.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { signInMessages } from "./sign-in.messages.ts";

interface PasswordFieldProps extends FieldProps<string> {
  readonly autoComplete: "current-password" | "new-password";
}

/** A password field that can show its text, and that warns of Caps Lock and of a Thai keyboard. */
export function PasswordField({ autoComplete, ...field }: PasswordFieldProps) {
  const m = useMessages(signInMessages);
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const isThai = /[\u0e00-\u0e7f]/.test(field.value);
  const watchKeys = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));
  const keyboardId = `${field.name}-keyboard`;
  return (
    <TextField
      {...field}
      describedBy={keyboardId}
      input={{
        type: isShown ? "text" : "password",
        autoComplete,
        autoCapitalize: "none",
        autoCorrect: "off",
        spellCheck: false,
        onKeyDown: watchKeys,
        onKeyUp: watchKeys,
        onBlur: () => setCapsLock(false),
      }}
      around={(input) => (
        <>
          <span className="password">
            {input}
            <button
              type="button"
              className="password__eye"
              aria-label={isShown ? m.hidePassword : m.showPassword}
              aria-controls={field.name}
              onClick={() => setShown(!isShown)}
            >
              <Icon name={isShown ? "eyeOff" : "eye"} />
            </button>
          </span>
          <span id={keyboardId} role="status" className="password__keyboard">
            {isCapsLock ? m.capsLock : isThai ? m.thaiKeyboard : ""}
          </span>
        </>
      )}
    />
  );
}
