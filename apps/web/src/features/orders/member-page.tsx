import "./entering/entering.css";
import "./entering/enter-fields.css";
import "./members/members.css";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { LateNotice } from "../../lib/page/late-notice.tsx";
import type { PageHandle } from "../../lib/page/page-handle.ts";
import { PageHead } from "../../lib/page/page-head.tsx";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { MemberForm } from "./members/member-form.tsx";
import { memberMessages } from "./members/members.messages.ts";
import { missingNames } from "./members/missing-text.ts";
import { useAskedThings } from "./members/use-asked-things.ts";
import { type OpenedPart, useMemberPart } from "./members/use-member-part.ts";
import { registrationMessages } from "./registration/registration.messages.ts";

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

function Part(opened: OpenedPart) {
  const m = useMessages(memberMessages);
  const format = useFormat();
  const failureText = useFailureText();
  const asked = useAskedThings(opened.is === "open" ? opened.part.event : null);
  if (opened.is === "starting") return null;
  if (opened.is === "none") {
    return (
      <EmptyState icon="ticket" level={1} title={m.noneTitle}>
        {m.noneText}
      </EmptyState>
    );
  }
  if (opened.is === "failed") {
    const isKey = opened.failure.code.startsWith("key_");
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
  const { part, memberKey, take } = opened;
  const category = asked?.categories.find(({ code }) => code === part.category);
  const names = missingNames(part.missing, asked ?? { questions: [], addOns: [] }, m.fields, (both) =>
    format.text(both),
  );
  return (
    <>
      <header className="member-page__head">
        <h1>{format.text(part.eventName)}</h1>
        <p>
          {category ? format.text(category.name) : part.category} · {format.day(part.startsOn)}
          {part.team && ` · ${m.teamName} ${part.team}`}
        </p>
        <p>{m.invitedBy(part.invitedBy)}</p>
        {asked && (
          <p className={names.length === 0 ? "member__complete" : "member__missing"}>
            {names.length === 0 ? m.allThere : `${m.stillMissing}: ${names.join(", ")}`}
          </p>
        )}
      </header>
      {part.mayChange === "nothing" ? (
        <p className="member-page__note">{m.nothing}</p>
      ) : (
        asked && <MemberForm part={part} memberKey={memberKey} asked={asked} onSaved={take} />
      )}
    </>
  );
}
