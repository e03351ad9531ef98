import { kitHandOut, type KitPerson } from "@time-event/contract/kits";
import { useEffect, useRef, useState } from "react";
import { newRepeatId } from "../../lib/api/repeat-id.ts";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useDraftState } from "../../lib/drafts/use-draft.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { NoticeBar } from "../../ui/notice-bar/notice-bar.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import { Checkbox } from "../../ui/staff/control/checkbox.tsx";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import { ActionFailure } from "../../ui/staff/form/action-failure.tsx";
import { KitDetails } from "./kit-details.tsx";
import { kitsMessages } from "./kits.messages.ts";

interface HandOutCardProps {
  readonly eventId: number;
  readonly people: readonly KitPerson[];
  readonly desk: string;
  readonly hasChips: boolean;
  /** When they were looked up, ms. */
  readonly askedAt: number;
  readonly onDone: (people: readonly KitPerson[], tookMs: number) => void;
  readonly onCancel: () => void;
  /** Somebody else may have been faster: shows what is true now. */
  readonly onRefused: () => void;
}

const longestMs = 3_600_000;
const canGet = ({ isHandedOut, isWithdrawn }: KitPerson) => !isHandedOut && !isWithdrawn;

/** Those of a ticket, or the one of a bib: what they get, and the one key that hands it out. */
export function HandOutCard(props: HandOutCardProps) {
  const { eventId, people, desk, hasChips, askedAt, onDone, onCancel, onRefused } = props;
  const m = useMessages(kitsMessages);
  const format = useFormat();
  // whoever reads the ticket again finds what was typed
  const who = people.map(({ entryId }) => entryId).join("-");
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [pickedUpBy, setPickedUpBy] = useDraftState(`kit ${who} by`, "");
  const [reason, setReason] = useDraftState(`kit ${who} why`, "");
  const [chip, setChip] = useDraftState(`kit ${who} chip`, "");
  // the same id until there is an answer: a lost reply hands nothing out twice
  const [submit, setSubmit] = useState(newRepeatId);
  const handOut = useStaffAction(kitHandOut);
  const card = useRef<HTMLFormElement>(null);
  // the same key that found them hands out, unless somebody has to say why first
  useEffect(() => card.current?.querySelector<HTMLElement>("[aria-required], [type=submit]")?.focus(), []);
  const chosen = people.filter((person) => canGet(person) && !left.has(person.entryId));
  const doubts = [...new Set(chosen.flatMap((person) => person.doubts))];
  const owedSatang = chosen.reduce((most, { order }) => Math.max(most, order?.owedSatang ?? 0), 0);
  const many = chosen.length === 1 ? m.handOut : m.handOutMany(format.number(chosen.length));
  const label = chosen.length === 0 ? m.noneLeft : many;
  const asksChip = hasChips && chosen.length === 1;
  function press(): void {
    const tookMs = sinceAsked(askedAt);
    const entryIds = chosen.map(({ entryId }) => entryId);
    handOut.mutate(
      { eventId, entryIds, submit, desk: desk.trim(), pickedUpBy, reason, tookMs, chip: asksChip ? chip : "" },
      {
        onSuccess: () => onDone(chosen, tookMs),
        onError: ({ code }) => {
          if (code !== "refused") return;
          setSubmit(newRepeatId());
          onRefused();
        },
      },
    );
  }
  return (
    <form
      ref={card}
      className="kit-card"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0 && !handOut.isPending) press();
      }}
    >
      <ul className="kit-card__people">
        {people.map((person) => (
          <li key={person.entryId}>
            {people.length > 1 && canGet(person) && (
              <Checkbox
                aria-label={m.include(person.bib || person.name)}
                checked={!left.has(person.entryId)}
                onChange={(isIncluded) => setLeft(without(left, person.entryId, isIncluded))}
              />
            )}
            <KitDetails person={person} />
          </li>
        ))}
      </ul>
      {doubts.length > 0 && (
        <NoticeBar icon="warning">
          {doubts
            .map((doubt) => (doubt === "owed" ? m.doubts.owed(format.exactBaht(owedSatang)) : m.doubts[doubt]))
            .join(" · ")}
        </NoticeBar>
      )}
      {chosen.length > 0 && (
        <div className="kit-card__notes">
          {doubts.length > 0 && (
            <TextField
              required
              label={m.reason}
              hint={m.overrideHint}
              name="reason"
              maxLength={300}
              value={reason}
              onChange={setReason}
            />
          )}
          {asksChip && (
            <TextField
              label={m.chip}
              hint={chosen[0]!.chip || m.chipHint}
              name="chip"
              maxLength={40}
              value={chip}
              onChange={setChip}
            />
          )}
          <TextField
            label={m.pickedUpBy}
            hint={m.pickedUpByHint}
            name="pickedUpBy"
            maxLength={120}
            value={pickedUpBy}
            onChange={setPickedUpBy}
          />
        </div>
      )}
      <ActionFailure failure={handOut.error} />
      <div className="kit-card__actions">
        <Button type="button" text label={m.cancel} onClick={onCancel} />
        <Button
          type="submit"
          icon="pi pi-check"
          label={label}
          disabled={chosen.length === 0 || (doubts.length > 0 && reason.trim() === "")}
          loading={handOut.isPending}
        />
      </div>
    </form>
  );
}

function without(left: ReadonlySet<number>, id: number, isIncluded: boolean): ReadonlySet<number> {
  const others = [...left].filter((each) => each !== id);
  return new Set(isIncluded ? others : [...others, id]);
}

/** Milliseconds since somebody was looked for, as far as they say how long a kit takes. */
function sinceAsked(askedAt: number): number {
  return Math.min(longestMs, Math.max(0, Math.round(Date.now() - askedAt)));
}
