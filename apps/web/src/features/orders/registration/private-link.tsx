import type { Order } from "@time-event/contract/orders";
import { useState } from "react";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { useCallApi } from "../../../lib/api/use-call-api.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useSite } from "../../../lib/page/site.ts";
import { Button } from "../../../ui/button/button.tsx";
import { CopyButton } from "../../../ui/copy/copy-button.tsx";
import { FailedPress } from "../../../ui/failed-press/failed-press.tsx";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { toasts } from "../../../ui/toast/toasts.ts";
import { orderKeys } from "../order-keys.ts";
import { untilAnswered } from "../until-answered.ts";
import { registrationMessages } from "./registration.messages.ts";
import { renewKey } from "./renew-key.ts";

interface PrivateLinkProps {
  readonly order: Pick<Order, "event" | "reference" | "language" | "contact">;
  readonly orderKey: string;
}

/** The link that opens this order anywhere, and how to make every link before it useless. */
export function PrivateLink({ order: { event, reference, language, contact }, orderKey }: PrivateLinkProps) {
  const m = useMessages(registrationMessages);
  const { publicUrl } = useSite();
  const failureText = useFailureText();
  const callApi = useCallApi();
  const [problem, setProblem] = useState("");
  const [step, setStep] = useState<"idle" | "asked" | "busy">("idle");

  const renew = async () => {
    setStep("busy");
    setProblem("");
    try {
      const known = { event, reference, key: orderKey };
      await untilAnswered(() => renewKey(known, language, { callApi, keys: orderKeys }));
      toasts.add({ severity: "success", summary: m.renewed });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(failureText(error).join(" "));
    }
    setStep("idle");
  };
  return (
    <section className="card registration__part no-print" aria-labelledby="link-title">
      <h2 id="link-title">{m.link}</h2>
      {contact.email === "" && <p className="registration__only-link">{m.onlyLink}</p>}
      <p>{m.linkText}</p>
      {step === "idle" ? (
        <div className="row">
          <CopyButton
            text={new URL(`/register/registration#${orderKey}`, publicUrl).href}
            label={m.copyLink}
            what=""
            copiedLabel={m.linkCopied}
          />
          <Button look="plain" small onClick={() => setStep("asked")}>
            {m.renew}
          </Button>
        </div>
      ) : (
        <div className="registration__ask" role="group" aria-label={m.renew} tabIndex={-1} ref={focus}>
          <p>{m.renewText}</p>
          <div className="row">
            <Button small disabled={step === "busy"} aria-busy={step === "busy"} onClick={() => void renew()}>
              {m.renewNow}
            </Button>
            <Button look="quiet" small disabled={step === "busy"} onClick={() => setStep("idle")}>
              {m.keepLink}
            </Button>
          </div>
        </div>
      )}
      <FailedPress>{problem}</FailedPress>
    </section>
  );
}

/** The button that was pressed is gone: the keyboard goes on at what stands in its place. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}
