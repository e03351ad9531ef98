/** How busy this process is: measured once a second. */
export interface Load {
  /** By how much the event loop was late, on average. */
  readonly lagMs: number;
  /** Requests that wait for a connection to the database. */
  readonly wanted: number;
}

/** People at the door of a process in one second. */
export interface AtDoor {
  readonly came: number;
  readonly waiting: number;
  /** Who was let in and has no answer yet; left out: nobody. */
  readonly underway?: number;
}

/** What the last seconds were like, and how many go in in the next one. */
export interface Pace {
  readonly isOn: boolean;
  readonly perSecond: number;
  /** For how many seconds it has been busy, or quiet with nobody waiting. */
  readonly busyFor: number;
  readonly quietFor: number;
}

/** More people came in this second than a busy server should be asked by: without a crowd no line helps. */
const crowd = 20;
/** Orders that begin share a transaction, a hundred at a time: so many are answered within two seconds on a busy machine. */
export const mostUnderway = 300;
const isBusy = ({ lagMs, wanted }: Load) => lagMs > 200 || wanted > 60;
const firstPerSecond = 20;
const mostPerSecond = 1_000;

export const atRest: Pace = { isOn: false, perSecond: firstPerSecond, busyFor: 0, quietFor: 0 };
const begun: Pace = { ...atRest, isOn: true };

/**
 * Begins a line within the second when so many have no answer yet that it is known what the next look will find: in three
 * seconds a rush lets in more people than can be answered in a minute.
 * @param underway who was let in and has no answer yet
 */
export function paceAtDoor(pace: Pace, underway: number): Pace {
  return pace.isOn || underway <= mostUnderway ? pace : begun;
}

/**
 * Begins a line after three busy seconds with a crowd, lets in more while the server is at ease and fewer while it is busy,
 * and ends the line after half a minute in which nobody waited.
 * @example nextPace(atRest, { lagMs: 500, wanted: 0 }, { came: 300, waiting: 0 })
 */
export function nextPace(pace: Pace, load: Load, { came, waiting, underway = 0 }: AtDoor): Pace {
  const busy = isBusy(load) || underway > mostUnderway;
  const perSecond = paceOf(pace, busy, waiting);
  if (!pace.isOn) {
    const busyFor = busy && came >= crowd ? pace.busyFor + 1 : 0;
    if (busyFor === 3) return begun;
    return { ...pace, perSecond, busyFor };
  }
  const quietFor = busy || waiting > 0 || came >= crowd ? 0 : pace.quietFor + 1;
  return quietFor >= 30 ? atRest : { isOn: true, perSecond, busyFor: 0, quietFor };
}

/** Up step by step, down by a part, as connections share a network. */
function paceOf({ perSecond }: Pace, busy: boolean, waiting: number): number {
  if (waiting === 0) return perSecond;
  return busy ? Math.max(1, Math.floor(perSecond * 0.7)) : Math.min(mostPerSecond, Math.ceil(perSecond * 1.1));
}
