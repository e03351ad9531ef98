import "./registration/registration.css";
import { Suspense, useCallback, useEffect, useRef } from "react";
import { useActionData } from "react-router";
import { useMessages } from "../../lib/i18n/language.ts";
import { focusHeading, isFocusLost } from "../../lib/page/focus-heading.ts";
import { LateNotice } from "../../lib/page/late-notice.tsx";
import { later } from "../../lib/page/later.ts";
import { pageAction } from "../../lib/page/page-action.ts";
import type { PageHandle } from "../../lib/page/page-handle.ts";
import { PageHead } from "../../lib/page/page-head.tsx";
import { LinkForm } from "./posted/link-form.tsx";
import { FailedRegistration, NoRegistration } from "./registration/no-registration.tsx";
import { OpenRegistration } from "./registration/open-registration.tsx";
import { RegistrationSkeleton } from "./registration/registration-skeleton.tsx";
import { registrationMessages } from "./registration/registration.messages.ts";
import { useOpenedKey } from "./registration/use-opened-key.ts";
import { useRegistration } from "./registration/use-registration.ts";
import { useOrderKeys } from "./use-order-keys.ts";

export const handle: PageHandle = { alive: () => true };

/** A form that was posted without script: it opens an order by its key, and hands in a slip. */
export const action = import.meta.env.SSR
  ? pageAction(async ({ callApi, form }) => {
      const { takeSlip } = await import("./posted/take-slip.ts");
      return takeSlip(callApi, form);
    })
  : (undefined as never);

// only a browser without script stays on it
const PostedRegistration = import.meta.env.SSR
  ? (await import("./posted/posted-registration.tsx")).PostedRegistration
  : later(async () => (await import("./posted/posted-registration.tsx")).PostedRegistration);

/**
 * "My registration": paying, status and tickets of an order. A private link opens it; its key is in the fragment, which
 * the browser never sends to a server, so only the browser can ask for the order.
 */
export function Component() {
  const m = useMessages(registrationMessages);
  const key = useOpenedKey();
  const posted = useActionData<typeof action>() ?? null;
  const page = useRef<HTMLDivElement>(null);
  // the keyboard stood on the heading of what was shown while the order came
  const takeUpFocus = useCallback(() => {
    if (isFocusLost()) focusHeading(page.current);
  }, []);
  return (
    <div ref={page} className="page registration-page">
      <PageHead title={m.title} description={m.description} hidden />
      {posted ? (
        <Suspense>
          <PostedRegistration posted={posted} />
        </Suspense>
      ) : (
        <>
          <noscript>
            <div className="card registration__part">
              <LinkForm />
            </div>
          </noscript>
          <LateNotice>{m.lateScript}</LateNotice>
          <Registration key={key ?? ""} orderKey={key} onShown={takeUpFocus} />
        </>
      )}
    </div>
  );
}

interface RegistrationProps {
  readonly orderKey: string | null | undefined;
  /** Something else stands on the page now. */
  readonly onShown: () => void;
}

function Registration({ orderKey, onShown }: RegistrationProps) {
  const registration = useRegistration(orderKey);
  useEffect(onShown, [registration.is, onShown]);
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
