import { useMessages } from "../../../lib/i18n/language.ts";
import { registrationMessages } from "./registration.messages.ts";

/** Where the order will stand. */
export function RegistrationSkeleton() {
  const m = useMessages(registrationMessages);
  return (
    <div className="registration" aria-busy="true">
      <header className="registration__head">
        <h1>{m.title}</h1>
      </header>
      <div className="registration__columns registration__columns--coming">
        <div className="card registration__coming registration__coming--tall" />
        <div className="card registration__coming" />
      </div>
    </div>
  );
}
