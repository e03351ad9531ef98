import "./members.css";
import type { DataOf } from "@time-event/contract/endpoint";
import type { EventPage } from "@time-event/contract/events";
import { webTeamListMembers, webTeamSaveLink } from "@time-event/contract/order-members";
import type { Order } from "@time-event/contract/orders";
import { useEffect, useState } from "react";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { useCallApi } from "../../../lib/api/use-call-api.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/button/button.tsx";
import { FailedPress } from "../../../ui/failed-press/failed-press.tsx";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { useSendSubmit } from "../use-send-submit.ts";
import { MadeLink } from "./made-link.tsx";
import { memberMessages } from "./members.messages.ts";
import { missingNames } from "./missing-text.ts";
import { useAskedThings } from "./use-asked-things.ts";

interface TeamMembersProps {
  readonly order: Order;
  readonly event: EventPage;
  readonly orderKey: string;
}

type Member = DataOf<typeof webTeamListMembers>[number];
const idOf = ({ entry, position }: Member) => `${entry}.${position}`;

/** For who entered several people: what is missing of whom, and links by which they fill it in themselves. */
export function TeamMembers({ order, event, orderKey }: TeamMembersProps) {
  const m = useMessages(memberMessages);
  const format = useFormat();
  const callApi = useCallApi();
  const submit = useSendSubmit();
  const failureText = useFailureText();
  const [members, setMembers] = useState<readonly Member[]>([]);
  const [made, setMade] = useState<{ readonly of: string; readonly key: string } | null>(null);
  const [failed, setFailed] = useState<{ readonly of: string; readonly why: string } | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const isOver = order.state === "cancelled" || order.state === "refunded" || order.state === "expired";
  useEffect(() => {
    let isCurrent = true;
    if (!isOver) {
      callApi(webTeamListMembers, {}, { key: orderKey }).then(
        ({ data }) => isCurrent && setMembers(data),
        // what was loaded last stays
        () => {},
      );
    }
    return () => void (isCurrent = false);
  }, [callApi, orderKey, order, isOver]);
  const isTeam = members.length > 1 && !isOver;
  const asked = useAskedThings(isTeam ? order.event : null, orderKey);
  if (!isTeam) return null;

  const make = async (member: Member) => {
    setBusy(idOf(member));
    setFailed(null);
    try {
      const { entry, position } = member;
      const { data } = await submit(webTeamSaveLink, { entry, position, link: "make" }, { key: orderKey });
      setMembers(data.members);
      if (data.key !== null) setMade({ of: idOf(member), key: data.key });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setFailed({ of: idOf(member), why: failureText(error).join(" ") });
    }
    setBusy(null);
  };
  const complete = members.filter(({ missing }) => missing.length === 0).length;
  const when = (at: number) => format.instant(at, event.timeZone);
  return (
    <section className="card registration__part no-print" aria-labelledby="members-title">
      <div className="registration__part-head">
        <h2 id="members-title">{m.team}</h2>
        <span className="soft figures">{m.teamDone(complete, members.length)}</span>
      </div>
      <p className="soft">{m.teamText}</p>
      <ul role="list" className="members">
        {members.map((member) => {
          const { position, team, name, missing, invitedAt, filledInAt } = member;
          const who = name || (team ? `${team} · ${m.member(position + 1)}` : m.member(position + 1));
          const names = missingNames(missing, asked ?? { questions: [], addOns: [] }, m.fields, (both) =>
            format.text(both),
          );
          return (
            <li key={idOf(member)} className="member">
              <div className="member__who">
                <b>{who}</b>
                {missing.length === 0 ? (
                  <span className="member__complete">
                    <Icon name="check" /> {m.complete}
                  </span>
                ) : (
                  <span className="member__missing">
                    {m.missing}: {asked === null ? missing.length : names.join(", ")}
                  </span>
                )}
                {filledInAt !== null ? (
                  <span className="soft">{m.filledIn(when(filledInAt))}</span>
                ) : (
                  invitedAt !== null && <span className="soft">{m.linkMade(when(invitedAt))}</span>
                )}
              </div>
              <Button
                look="quiet"
                small
                disabled={busy !== null}
                aria-busy={busy === idOf(member)}
                aria-label={m.makeFor(who)}
                onClick={() => void make(member)}
              >
                {invitedAt === null ? m.make : m.again}
              </Button>
              <FailedPress>{failed?.of === idOf(member) && failed.why}</FailedPress>
              {made?.of === idOf(member) && <MadeLink memberKey={made.key} who={who} event={format.text(event.name)} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
