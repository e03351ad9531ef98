import { Suspense } from "react";
import { type CallFailed, isKeyFailure } from "../../../lib/api/call-failed.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/button/button.tsx";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { keptTickets } from "../tickets/kept-tickets.ts";
import { LaterTickets } from "../tickets/later-tickets.ts";
import { ticketMessages } from "../tickets/tickets.messages.ts";
import type { Tickets } from "../tickets/tickets-of.ts";
import { findPath } from "./find-path.ts";
import { registrationMessages } from "./registration.messages.ts";

/** This device knows no order: the ways to one. */
export function NoRegistration() {
  const m = useMessages(registrationMessages);
  return (
    <EmptyState
      icon="ticket"
      level={1}
      title={m.noneTitle}
      actions={
        <>
          <LinkButton to={findPath}>{m.find}</LinkButton>
          <LinkButton look="quiet" to="/register/event-list?state=open">
            {m.seeEvents}
          </LinkButton>
        </>
      }
    >
      {m.noneText}
    </EmptyState>
  );
}

interface FailedRegistrationProps {
  /** Null: no order of this device. */
  readonly reference: string | null;
  readonly failure: CallFailed;
  readonly retry: () => void;
}

/** The order could not be opened: the key opens nothing any more, or no reply came. Then its tickets may be kept here. */
export function FailedRegistration({ reference, failure, retry }: FailedRegistrationProps) {
  const m = useMessages(registrationMessages);
  const failureText = useFailureText();
  const isKey = isKeyFailure(failure);
  const tickets = isKey || reference === null ? null : keptTickets.read(reference);
  if (tickets) return <TicketsWithoutNetwork tickets={tickets} retry={retry} />;
  return (
    <EmptyState
      icon={isKey ? "lock" : "warning"}
      level={1}
      title={isKey ? m.keyTitle : m.failedTitle}
      actions={isKey ? <LinkButton to={findPath}>{m.find}</LinkButton> : <Button onClick={retry}>{m.retry}</Button>}
    >
      {isKey ? m.keyText : failureText(failure).join(" ")}
    </EmptyState>
  );
}

function TicketsWithoutNetwork({ tickets, retry }: { readonly tickets: Tickets; readonly retry: () => void }) {
  const m = useMessages(registrationMessages);
  const { kept } = useMessages(ticketMessages);
  return (
    <div className="registration">
      <h1>{m.title}</h1>
      <div className="registration__old" role="status">
        <p>{kept}</p>
        <Button look="quiet" small onClick={retry}>
          {m.retry}
        </Button>
      </div>
      <Suspense>
        <LaterTickets tickets={tickets} />
      </Suspense>
    </div>
  );
}
