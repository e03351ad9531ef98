import type { EventPage, PublicCategory } from "@time-event/contract/events";
import { lapsDoneM } from "@time-event/domain/race/lap-ends";
import type { ResultRow } from "@time-event/contract/results";
import { formatPace, formatRaceTime, speedKmh } from "@time-event/domain/time/race-time";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useRaceNow } from "../../rehearsals/use-race-now.shared.ts";
import { resultsMessages } from "../results.messages.ts";
import { StatusChip } from "../status-chip.tsx";
import { paceKindOf } from "./pace-sections.ts";
import { playerMessages } from "./player.messages.ts";

interface PlayerTimeProps {
  readonly event: Pick<EventPage, "type" | "state" | "rehearsal">;
  readonly category: PublicCategory;
  readonly result: ResultRow;
  /** The gun of the category, or of the player's wave. */
  readonly gunAt: number;
  /** What its handicap adds to the time that was taken; 0: it has none. */
  readonly handicapMs: number;
}

/** The result, large: official once the race is finished; while the player races, a running clock. Below it, the gun and chip times. */
export function PlayerTime({ event, category, result, gunAt, handicapMs }: PlayerTimeProps) {
  const m = useMessages(playerMessages);
  const words = useMessages(resultsMessages);
  const { status, timeMs, gunMs, chipMs, gapMs, laps, penaltyMs } = result;
  const time = (ms: number) => formatRaceTime(ms, category.rounding);
  const signed = (ms: number) => `${ms > 0 ? "+" : "−"}${time(Math.abs(ms))}`;
  const kind = paceKindOf(event.type.art);
  const speeds = kind === "speed";
  const isRacing = event.state === "live" && (status === "on_course" || status === "started");
  // When the category ranks by laps in a given time, laps are the result; the time says when the last lap ended.
  const countsLaps = category.laps === null && laps > 0;
  const racedM = category.laps !== null && laps > 0 ? lapsDoneM(category, result.splitMs.length) : category.distanceM;
  const lengthM = countsLaps ? 0 : racedM;
  // a penalty or a handicap changes the result, not how fast the runner was
  const ownMs = timeMs === null ? null : timeMs - penaltyMs - handicapMs;
  const facts: readonly (readonly [string, string | null])[] = [
    [m.gunTime, gunMs === null ? null : time(gunMs)],
    [m.chipTime, chipMs === null ? null : time(chipMs)],
    [
      countsLaps ? m.lastLapAt : m.laps,
      countsLaps ? (timeMs === null ? null : time(timeMs)) : laps > 0 ? words.lapCount(laps) : null,
    ],
    [m.handicap, handicapMs === 0 ? null : signed(handicapMs)],
    [m.penalty, penaltyMs === 0 ? null : signed(penaltyMs)],
    [m.gap, gapMs !== null && gapMs > 0 ? `+${time(gapMs)}` : null],
    [
      speeds ? m.averageSpeed : m.pacePerKm,
      ownMs === null || lengthM <= 0 || kind === "none"
        ? null
        : speeds
          ? `${speedKmh(ownMs, lengthM).toFixed(1)} ${m.kmh}`
          : `${formatPace(ownMs, lengthM)} ${m.perKm}`,
    ],
  ];
  return (
    <div className="player-time">
      <p className="player-time__status">
        <StatusChip status={status} long />
      </p>
      {timeMs !== null && (
        <p>
          <span className="player-time__label">
            {countsLaps ? m.laps : event.state === "finished" ? m.officialTime : m.timeSoFar}
          </span>
          <span className="player-time__time figures">{countsLaps ? laps : time(timeMs)}</span>
        </p>
      )}
      {isRacing && timeMs === null && <RacingTime event={event} gunAt={gunAt} label={m.racingFor} />}
      <dl className="player-time__facts">
        {facts.map(([label, value]) =>
          value === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="figures">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  );
}

interface RacingTimeProps {
  readonly event: Pick<EventPage, "rehearsal">;
  readonly gunAt: number;
  readonly label: string;
}

function RacingTime({ event, gunAt, label }: RacingTimeProps) {
  const now = useRaceNow(event.rehearsal);
  const ms = now === null ? null : now - gunAt;
  return (
    <p>
      <span className="player-time__label">{label}</span>
      <span className="player-time__time figures" role="timer">
        {ms === null || ms < 0 ? "–:––:––" : formatRaceTime(ms, "down")}
      </span>
    </p>
  );
}
