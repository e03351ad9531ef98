import "./registration/registration.css";
import { useMessages } from "../../lib/i18n/language.ts";
import { LateNotice } from "../../lib/page/late-notice.tsx";
import type { PageHandle } from "../../lib/page/page-handle.ts";
import { PageHead } from "../../lib/page/page-head.tsx";
import { FailedRegistration, NoRegistration } from "./registration/no-registration.tsx";
import { OpenRegistration } from "./registration/open-registration.tsx";
import { RegistrationSkeleton } from "./registration/registration-skeleton.tsx";
import { registrationMessages } from "./registration/registration.messages.ts";
import { useOpenedKey } from "./registration/use-opened-key.ts";
import { useRegistration } from "./registration/use-registration.ts";
import { useOrderKeys } from "./use-order-keys.ts";

export const handle: PageHandle = { alive: () => true };

/**
 * "My registration": paying, status and tickets of an order. A private link opens it; its key is in the fragment, which
 * the browser never sends to a server, so only the browser can ask for the order.
 */
export function Component() {
  const m = useMessages(registrationMessages);
  const key = useOpenedKey();
  return (
    <div className="page registration-page">
      <PageHead title={m.title} description={m.description} hidden />
      <noscript>
        <p className="registration__old">{m.noScript}</p>
      </noscript>
      <LateNotice>{m.lateScript}</LateNotice>
      <Registration key={key ?? ""} orderKey={key} />
    </div>
  );
}

function Registration({ orderKey }: { readonly orderKey: string | null | undefined }) {
  const registration = useRegistration(orderKey);
  const known = useOrderKeys().find(({ key }) => key === orderKey);
  switch (registration.is) {
    case "starting":
      return <RegistrationSkeleton />;
    case "none":
      return <NoRegistration />;
    case "failed":
      return (
        <FailedRegistration
          reference={known?.reference ?? null}
          failure={registration.failure}
          retry={() => void registration.reload()}
        />
      );
    case "open":
      return <OpenRegistration {...registration} />;
  }
}
