import type { Concern, Dashboard } from "@time-event/contract/dashboard";
import { Link } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";
import type { th } from "./dashboard.th.ts";

const signs: Readonly<Record<Concern["kind"], string>> = {
  not_published: "pi pi-eye-slash",
  no_bib: "pi pi-hashtag",
  unknown_reads: "pi pi-question-circle",
  flagged_results: "pi pi-flag",
};

interface Task {
  readonly key: string;
  readonly sign: string;
  readonly text: string;
  /** Whose it is, where it is an event's. */
  readonly of?: string;
  readonly to: string;
  readonly action: string;
}

/** Open tasks, money first, then the most urgent, each with a link to exactly what it counts. */
export function ConcernList({ concerns, moneyToDecide }: Pick<Dashboard, "concerns" | "moneyToDecide">) {
  const m = useMessages(dashboardMessages);
  const format = useFormat();
  const tasks: readonly Task[] = [
    ...moneyTasks(moneyToDecide, m),
    ...concerns.map((concern) => ({
      key: `${concern.kind} ${concern.eventId}`,
      sign: signs[concern.kind],
      text: m.concernText[concern.kind](concern.count),
      of: format.text(concern.name),
      to: placeOf(concern),
      action: m.concernAction[concern.kind],
    })),
  ];
  return (
    <Panel title={m.concerns}>
      {tasks.length === 0 ? (
        <p className="concerns__none">
          <i className="pi pi-check-circle" aria-hidden="true" /> {m.noConcern}
        </p>
      ) : (
        <ul role="list" className="concerns">
          {tasks.map(({ key, sign, text, of, to, action }) => (
            <li key={key} className="concern">
              <i className={sign} aria-hidden="true" />
              <span className="concern__words">
                <strong>{text}</strong>
                {of !== undefined && <span className="soft one-line">{of}</span>}
              </span>
              <Link to={to} aria-label={`${action}: ${of ?? text}`}>
                {action}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const places = {
  late: ["pi pi-clock", "/manage/transfers/late"],
  refundsAsked: ["pi pi-undo", "/manage/transfers/refunds?state=proposed"],
  refundsApproved: ["pi pi-send", "/manage/transfers/refunds?state=approved"],
  linesUnmatched: ["pi pi-wallet", "/manage/transfers/statements#unmatched"],
} as const satisfies Readonly<Record<keyof NonNullable<Dashboard["moneyToDecide"]>, readonly [string, string]>>;

function moneyTasks(money: Dashboard["moneyToDecide"], m: typeof th): Task[] {
  if (money === null) return [];
  return (Object.keys(places) as (keyof typeof places)[]).flatMap((key) => {
    const count = money[key] ?? 0;
    const [sign, to] = places[key];
    return count === 0 ? [] : [{ key, sign, to, text: m.moneyText[key](count), action: m.moneyAction[key] }];
  });
}

function placeOf({ kind, eventId, slug }: Concern): string {
  switch (kind) {
    case "not_published":
      return `/manage/events/${eventId}/publish`;
    case "no_bib":
      return `/manage/events/${eventId}/entries?bib=none`;
    case "unknown_reads":
      return `/checkpoint/${slug}`;
    case "flagged_results":
      return `/register/events/${slug}/results`;
  }
}
