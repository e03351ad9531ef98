import { type StartLook, startLooks, type StartState, startStates } from "./start-state.ts";

/** How many are in each state, those with a kit apart. Everybody is in one state. */
export interface StartCount {
  readonly entered: number;
  readonly withKit: number;
  readonly states: Readonly<Record<StartState, { readonly withKit: number; readonly withoutKit: number }>>;
  readonly looks: Readonly<Record<StartLook, number>>;
}

export interface CountedAtStart {
  readonly hasKit: boolean;
  readonly state: StartState;
  readonly looks: readonly StartLook[];
}

/**
 * Counts entries, so that entered = the sum of all states, and withKit = the sum of those of them with a kit.
 *
 * @example
 * countStart([{ hasKit: true, state: "started", looks: [] }]).states.started; // { withKit: 1, withoutKit: 0 }
 */
export function countStart(entries: readonly CountedAtStart[]): StartCount {
  const states = fromEach(startStates, () => ({ withKit: 0, withoutKit: 0 }));
  const looks = fromEach(startLooks, () => 0);
  let withKit = 0;
  for (const { hasKit, state, looks: own } of entries) {
    states[state][hasKit ? "withKit" : "withoutKit"]++;
    withKit += Number(hasKit);
    for (const look of own) looks[look]++;
  }
  return { entered: entries.length, withKit, states, looks };
}

function fromEach<Key extends string, Value>(keys: readonly Key[], make: () => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, make()])) as Record<Key, Value>;
}
