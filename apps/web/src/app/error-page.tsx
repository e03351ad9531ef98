import { useEffect } from "react";
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from "react-router";
import { useMessages } from "../lib/i18n/language.ts";
import { PageHead } from "../lib/page/page-head.tsx";
import type { LoadProblem } from "../lib/page/page-loader.ts";
import { LinkButton } from "../ui/button/link-button.tsx";
import { EmptyState } from "../ui/empty-state/empty-state.tsx";
import type { IconName } from "../ui/icon/icon.tsx";
import { appMessages } from "./app.messages.ts";

type Kind = "error" | "offline" | "missing" | "badRequest";

const icons: Readonly<Record<Kind, IconName>> = {
  error: "warning",
  offline: "offline",
  missing: "search",
  badRequest: "search",
};

interface ErrorPageProps {
  /** A link to a page that always works. Default: the list of events. */
  readonly wayOut?: { readonly to: string; readonly label: string };
}

/** Shown when a page cannot be loaded or shown: what is wrong, and what to do. */
export function ErrorPage({ wayOut }: ErrorPageProps) {
  const m = useMessages(appMessages);
  const { to, label } = wayOut ?? { to: "/register/event-list", label: m.allEvents };
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const kind = kindOf(useRouteError());
  const here = pathname + search;
  // what was pressed to come here (`state`) is not lost
  useOpenedOnline(kind === "offline", here, state);
  const title = m[`${kind}Title`];
  const text = m[`${kind}Text`];
  return (
    <div className="page">
      <PageHead title={title} description={text} hidden />
      <EmptyState
        level={1}
        icon={icons[kind]}
        title={title}
        actions={
          <>
            {(kind === "error" || kind === "offline") && (
              <LinkButton to={here} state={state}>
                {m.retry}
              </LinkButton>
            )}
            <LinkButton to={to} look={kind === "missing" || kind === "badRequest" ? "primary" : "quiet"}>
              {label}
            </LinkButton>
          </>
        }
      >
        {text}
      </EmptyState>
    </div>
  );
}

/** Opens the page by itself as soon as the device is online again. */
function useOpenedOnline(isOffline: boolean, here: string, state: unknown): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOffline) return;
    const open = () => void navigate(here, { replace: true, state });
    addEventListener("online", open);
    return () => removeEventListener("online", open);
  }, [isOffline, here, state, navigate]);
}

function kindOf(error: unknown): Kind {
  if (!isRouteErrorResponse(error)) return "error";
  if ((error.data as LoadProblem | null)?.code === "offline") return "offline";
  if (error.status === 404) return "missing";
  return error.status === 400 ? "badRequest" : "error";
}
