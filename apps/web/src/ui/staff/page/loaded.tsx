import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { CallFailed } from "../../../lib/api/call-failed.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { EmptyState } from "../../empty-state/empty-state.tsx";
import { Button } from "../control/button.tsx";
import type { OwnWords } from "../../form/describe-failure.ts";
import { useFailureText } from "../../form/failure-text.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { NoRight } from "./no-right.tsx";
import { needsSignIn, SignInAgain } from "./sign-in-again.tsx";

export interface LoadedProps<Reply> {
  readonly query: UseQueryResult<Reply, CallFailed>;
  /** Shown while it loads. Default: a few pale lines. */
  readonly waiting?: ReactNode;
  readonly words?: OwnWords;
  readonly children: (reply: Reply) => ReactNode;
}

/** The data of a query; pale lines while it loads; after a failure the reason and a retry button, or the way to sign in. */
export function Loaded<Reply>({ query, waiting, words, children }: LoadedProps<Reply>) {
  const m = useMessages(staffUiMessages);
  const failureText = useFailureText(words);
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return waiting ?? <Bones />;
  if (query.error.code === "not_permitted") return <NoRight />;
  if (needsSignIn(query.error)) {
    return (
      <EmptyState icon="lock" title={m.signInToSee} actions={<SignInAgain />}>
        {m.signInToSeeLead}
      </EmptyState>
    );
  }
  // nobody typed anything: what cannot be asked for stands in the address
  if (query.error.code === "invalid_input") {
    return (
      <EmptyState icon="warning" title={m.noSuchPage}>
        {m.noSuchPageLead}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="warning"
      title={m.failed}
      actions={<Button type="button" icon="pi pi-refresh" label={m.retry} onClick={() => void query.refetch()} />}
    >
      {failureText(query.error).join(" ")}
    </EmptyState>
  );
}

function Bones() {
  const m = useMessages(staffUiMessages);
  return (
    <div className="bones" role="status" aria-label={m.loading}>
      <span />
      <span />
      <span />
    </div>
  );
}
