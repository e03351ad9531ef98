import type { BodyOf } from "@time-event/contract/endpoint";
import type { token } from "@time-event/contract/sign-in";
import { useState } from "react";
import type { SecondFactorAsked } from "../../lib/api/call-failed.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { signIn } from "../../lib/session/session.ts";
import { PostedForm } from "../../ui/form/posted-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { askedPasskey } from "./asked-passkey.ts";
import { signInMessages } from "./sign-in.messages.ts";

interface SecondStepProps {
  readonly credentials: BodyOf<typeof token>;
  readonly asked: SecondFactorAsked;
  readonly onRestart: () => void;
}

type Way = SecondFactorAsked["ways"][number];

/** What a user proves beside the password: a code of an app, a passkey, or a recovery code. */
export function SecondStep({ credentials, asked, onRestart }: SecondStepProps) {
  const m = useMessages(signInMessages);
  const { ways } = asked;
  const [way, setWay] = useState<Way>(ways.includes("passkey") ? "passkey" : (ways[0] ?? "recovery"));
  const others = { passkey: m.usePasskey, totp: m.useCode, recovery: m.useRecovery };
  return (
    <div className="auth__step">
      {way === "passkey" ? (
        <PasskeyForm credentials={credentials} asked={asked} />
      ) : (
        <CodeForm key={way} credentials={credentials} way={way} />
      )}
      <div className="auth__links auth__links--column">
        {ways
          .filter((each) => each !== way)
          .map((each) => (
            <Choice key={each} label={others[each]} onClick={() => setWay(each)} />
          ))}
        <Choice label={m.otherAccount} onClick={onRestart} />
        {way === "recovery" && <p className="auth__lead">{m.lostAll}</p>}
      </div>
    </div>
  );
}

function CodeForm({ credentials, way }: Pick<SecondStepProps, "credentials"> & { readonly way: "totp" | "recovery" }) {
  const m = useMessages(signInMessages);
  const form = useForm({
    draft: null,
    stored: { code: "" },
    schema: needsCode,
    words: m.words,
    save: async ({ code }) => {
      await signIn({ ...credentials, secondFactor: { code } });
      // the page is left now: the form stays busy until then
      return new Promise<never>(() => {});
    },
  });
  const isTotp = way === "totp";
  return (
    <PostedForm form={form} words={m.words}>
      <TextField
        label={isTotp ? m.code : m.recoveryCode}
        hint={isTotp ? m.codeHint : m.recoveryHint}
        required
        input={{
          className: "input auth__code",
          inputMode: isTotp ? "numeric" : "text",
          autoComplete: isTotp ? "one-time-code" : "off",
          autoCapitalize: "none",
          autoCorrect: "off",
          spellCheck: false,
          maxLength: 60,
          // the user has just been led here, and there is nothing else to do
          autoFocus: true,
        }}
        {...form.field("code")}
      />
      <SubmitButton form={form} label={m.goOn} busyLabel={m.signingIn} />
    </PostedForm>
  );
}

/** The server reads a call without a code as the first step. */
const needsCode = {
  safeParse: (typed: unknown) =>
    (typed as { code: string }).code.trim() === ""
      ? { success: false, error: { issues: [{ path: ["code"], code: "required" }] } }
      : { success: true },
};

function PasskeyForm({ credentials, asked }: Pick<SecondStepProps, "credentials" | "asked">) {
  const m = useMessages(signInMessages);
  const form = useForm({
    draft: null,
    stored: {},
    words: m.words,
    save: async () => {
      await signIn({ ...credentials, secondFactor: { passkey: await askedPasskey(credentials, asked) } });
      return new Promise<never>(() => {});
    },
  });
  return (
    <PostedForm form={form} words={m.words}>
      <SubmitButton form={form} label={m.usePasskey} busyLabel={m.usingPasskey} />
    </PostedForm>
  );
}

function Choice({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button type="button" className="auth__choice" onClick={onClick}>
      {label}
    </button>
  );
}
