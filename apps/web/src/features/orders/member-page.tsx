import "./entering/entering.css";
import "./entering/enter-fields.css";
import "./members/members.css";
import { fullName } from "@time-event/domain/entries/full-name";
import { Suspense } from "react";
import { isKeyFailure } from "../../lib/api/call-failed.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { later } from "../../lib/page/later.ts";
import { LateNotice } from "../../lib/page/late-notice.tsx";
import type { PageHandle } from "../../lib/page/page-handle.ts";
import { PageHead } from "../../lib/page/page-head.tsx";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { MemberForm } from "./members/member-form.tsx";
import { memberMessages } from "./members/members.messages.ts";
import { missingNames } from "./members/missing-text.ts";
import { type OpenedPart, useMemberPart } from "./members/use-member-part.ts";
import { isRaceNear } from "./protests/is-race-near.ts";
import { registrationMessages } from "./registration/registration.messages.ts";
import { keptTickets } from "./tickets/kept-tickets.ts";
import { ticketOfMember, type Tickets } from "./tickets/tickets-of.ts";
import { NameParts } from "../../ui/name/name-parts.tsx";

// nobody has one before the order is paid
const MemberTicket = later(async () => (await import("./members/member-ticket.tsx")).MemberTicket);

// nobody protests before there are results
const OwnProtests = later(async () => (await import("./protests/own-protests.tsx")).OwnProtests);

export const handle: PageHandle = { alive: () => true };

/** A member's own part of somebody else's order. The key is in the fragment, so only the browser can ask for it. */
export function Component() {
  const m = useMessages(memberMessages);
  const { noScript, lateScript } = useMessages(registrationMessages);
  return (
    <div className="page member-page">
      <PageHead title={m.title} description={m.description} hidden />
      <noscript>
        <p className="member-page__note">{noScript}</p>
      </noscript>
      <LateNotice>{lateScript}</LateNotice>
      <Part {...useMemberPart()} />
    </div>
  );
}

interface KeptTicketProps {
  readonly tickets: Tickets;
  readonly memberKey: string;
  readonly retry: () => void;
}

/** Without a network. */
function KeptTicket({ tickets, memberKey, retry }: KeptTicketProps) {
  const m = useMessages(memberMessages);
  return (
    <>
      <h1>{m.title}</h1>
      <div className="member-page__note" role="status">
        <p>{m.keptTicket}</p>
        <Button look="quiet" small onClick={retry}>
          {m.retry}
        </Button>
      </div>
      <Suspense>
        <MemberTicket tickets={tickets} memberKey={memberKey} />
      </Suspense>
    </>
  );
}

function Part(opened: OpenedPart) {
  const m = useMessages(memberMessages);
  const format = useFormat();
  const failureText = useFailureText();
  if (opened.is === "starting") return null;
  if (opened.is === "none") {
    return (
      <EmptyState icon="ticket" level={1} title={m.noneTitle}>
        {m.noneText}
      </EmptyState>
    );
  }
  if (opened.is === "failed") {
    const isKey = isKeyFailure(opened.failure);
    const kept = isKey ? null : keptTickets.read(opened.memberKey);
    if (kept) return <KeptTicket tickets={kept} memberKey={opened.memberKey} retry={opened.reload} />;
    return (
      <EmptyState
        icon={isKey ? "lock" : "warning"}
        level={1}
        title={isKey ? m.endedTitle : failureText(opened.failure).join(" ")}
        actions={isKey ? undefined : <Button onClick={opened.reload}>{m.retry}</Button>}
      >
        {isKey && m.endedText}
      </EmptyState>
    );
  }
  const { part, memberKey, offered, take } = opened;
  const tickets = ticketOfMember(part);
  const names = missingNames(part.missing, offered, m.fields, (both) => format.text(both));
  return (
    <>
      <header className="member-page__head">
        <h1>
          <NameParts name={format.text(part.eventName)} />
        </h1>
        <p>
          {format.text(part.categoryName)} · {format.day(part.startsOn)}
          {part.team && ` · ${m.teamName} ${part.team}`}
        </p>
        {part.invitedBy !== fullName(part.player) && <p>{m.invitedBy(part.invitedBy)}</p>}
        <p className={names.length === 0 ? "member__complete" : "member__missing"}>
          {names.length === 0 ? m.allThere : `${m.stillMissing}: ${names.join(", ")}`}
        </p>
      </header>
      {tickets && (
        <Suspense>
          <MemberTicket tickets={tickets} memberKey={memberKey} />
        </Suspense>
      )}
      {part.ticket && isRaceNear(part.startsOn) && (
        <Suspense>
          <OwnProtests
            holder="member"
            reference={`${part.ticket.reference}/${part.ticket.runner.id}`}
            orderKey={memberKey}
            timeZone={part.ticket.timeZone}
          />
        </Suspense>
      )}
      {part.mayChange === "nothing" ? (
        <p className="member-page__note">{m.nothing}</p>
      ) : (
        <MemberForm part={part} memberKey={memberKey} offered={offered} onSaved={take} />
      )}
    </>
  );
}
