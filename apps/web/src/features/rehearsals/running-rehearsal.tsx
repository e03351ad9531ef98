import { type Rehearsal, rehearsalPace, rehearsalWipe } from "@time-event/contract/rehearsals";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { confirm } from "../../ui/staff/confirm/confirm.ts";
import { ActionLink } from "../../ui/staff/control/action-link.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import { ProgressBar } from "../../ui/staff/control/progress-bar.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { StatTile } from "../../ui/staff/page/stat-tile.tsx";
import { toast } from "../../ui/staff/toast/toast.ts";
import { rehearsalsMessages } from "./rehearsals.messages.ts";
import { SpeedField } from "./speed-field.tsx";
import { useRaceNow } from "./use-race-now.shared.ts";
import { type CallFailed } from "../../lib/api/call-failed.ts";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { tellFailed } from "../../ui/staff/toast/tell-failed.ts";

interface RunningRehearsalProps {
  readonly eventId: number;
  readonly rehearsal: Rehearsal;
  /** The clock of this device when the server said how far the race is. */
  readonly heardAt: number;
  readonly timeZone: string;
  /** The real event, where this page belongs to its rehearsal. */
  readonly rehearsalOf: number | null;
  readonly onWiped: () => void;
}

/** How far a rehearsal is, where it can be watched, and what ends it. */
export function RunningRehearsal({
  eventId,
  rehearsal,
  heardAt,
  timeZone,
  rehearsalOf,
  onWiped,
}: RunningRehearsalProps) {
  const m = useMessages(rehearsalsMessages);
  const format = useFormat();
  const failureText = useFailureText();
  const told = { onError: (failure: CallFailed) => tellFailed(failureText(failure)) };
  const pace = useStaffAction(rehearsalPace);
  const { speed, isResting, firstGunAt, fed, reads, slug } = rehearsal;
  const isDone = fed >= reads;
  // between two answers the clock goes on by itself
  const clock = { raceAt: rehearsal.raceAt, setAt: heardAt, speed: isResting ? 0 : speed };
  const sinceGunMs = (useRaceNow(clock) ?? rehearsal.raceAt) - firstGunAt;
  const raceClock = formatRaceTime(Math.abs(sinceGunMs), "down");
  const wipe = useStaffAction(rehearsalWipe, {
    onSuccess: ({ data: { isUntouched, race } }) => {
      const detail = isUntouched ? m.untouched(format.number(race.entries), format.number(race.reads)) : m.touched;
      toast({ severity: isUntouched ? "success" : "warn", summary: m.wiped, detail, sticky: true });
      onWiped();
    },
  });

  async function askToWipe(): Promise<void> {
    if (await confirm({ message: m.wipeQuestion, does: m.wipe })) wipe.mutate({ eventId }, told);
  }

  return (
    <Panel
      title={
        <span className="rehearsal-state">
          {format.text(rehearsal.name)}
          <Chip tone={isResting || isDone ? "neutral" : "ok"} icon={isResting ? "clock" : isDone ? "check" : "pulse"}>
            {isResting ? m.resting : isDone ? m.done : m.running}
          </Chip>
        </span>
      }
      hint={m.startedBy(rehearsal.begunBy, format.instant(rehearsal.begunAt, timeZone))}
      actions={
        <Button
          type="button"
          outlined
          severity="danger"
          icon="pi pi-trash"
          label={m.wipe}
          loading={wipe.isPending}
          onClick={() => void askToWipe()}
        />
      }
    >
      <div className="stat-tiles">
        <StatTile label={m.raceClock} figure={sinceGunMs < 0 ? m.beforeGun(raceClock) : raceClock} />
        <StatTile label={m.fed} figure={m.fedOf(format.number(fed), format.number(reads))} />
        <StatTile label={m.entries} figure={format.number(rehearsal.entries)} />
      </div>
      <ProgressBar label={m.fed} percent={reads === 0 ? 100 : (fed / reads) * 100} />
      <div className="rehearsal-pace">
        <SpeedField speed={speed} onChange={(next) => pace.mutate({ eventId, speed: next, isResting }, told)} />
        <Button
          type="button"
          outlined
          icon={isResting ? "pi pi-play" : "pi pi-pause"}
          label={isResting ? m.goOn : m.rest}
          loading={pace.isPending}
          onClick={() => pace.mutate({ eventId, speed, isResting: !isResting }, told)}
        />
      </div>
      <div className="rehearsal-links">
        <ActionLink outlined href={`/register/events/${slug}/results`} icon="pi pi-external-link" label={m.results} />
        {rehearsalOf === null ? (
          <>
            <ActionLink
              outlined
              to={`/manage/events/${rehearsal.eventId}/stations`}
              icon="pi pi-mobile"
              label={m.stations}
            />
            <ActionLink
              outlined
              to={`/manage/events/${rehearsal.eventId}/entries`}
              icon="pi pi-users"
              label={m.staff}
            />
          </>
        ) : (
          <ActionLink outlined to={`/manage/events/${rehearsalOf}/rehearsal`} icon="pi pi-arrow-left" label={m.real} />
        )}
      </div>
    </Panel>
  );
}
