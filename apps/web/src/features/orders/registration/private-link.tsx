import { useMessages } from "../../../lib/i18n/language.ts";
import { CopyButton } from "../../../ui/copy/copy-button.tsx";
import { registrationMessages } from "./registration.messages.ts";

/** The link that opens this order anywhere. */
export function PrivateLink({ link }: { readonly link: string }) {
  const m = useMessages(registrationMessages);
  return (
    <section className="card registration__part no-print" aria-labelledby="link-title">
      <h2 id="link-title">{m.link}</h2>
      <p>{m.linkText}</p>
      <div className="row">
        <CopyButton text={link} label={m.copyLink} what="" copiedLabel={m.linkCopied} />
      </div>
    </section>
  );
}
