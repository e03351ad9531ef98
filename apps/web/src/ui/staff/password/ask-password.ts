import { CallFailed } from "../../../lib/api/call-failed.ts";

/** What the dialog shows: why the last password did not count, if there was one. */
interface Asked {
  readonly failure: CallFailed | undefined;
  /** Undefined: the user does not want to. */
  readonly answer: (password: string | undefined) => void;
}

let asked: Asked | null = null;
const listeners = new Set<() => void>();

function show(next: Asked | null): void {
  asked = next;
  for (const tell of listeners) tell();
}

/** The current question. A store for `useSyncExternalStore`; `PasswordRegion` shows it. */
export const passwordQuestion = {
  get: () => asked,
  subscribe(tell: () => void): () => void {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
};

function askPassword(failure: CallFailed | undefined): Promise<string | undefined> {
  asked?.answer(undefined);
  return new Promise((resolve) => show({ failure, answer: resolve }));
}

interface Options {
  /** The server always wants the password: ask before the first attempt. */
  readonly always?: boolean;
}

/**
 * Makes a change, and asks for the user's own password where the server wants it again. Whoever closes the dialog gets
 * the server's refusal.
 * @example provingPassword((password) => save.mutateAsync({ ...values, password }))
 */
export async function provingPassword<T>(
  make: (password: string | undefined) => Promise<T>,
  { always = false }: Options = {},
): Promise<T> {
  let failure = always ? new CallFailed("refused", 409, { reasons: ["password_needed"] }) : undefined;
  let password: string | undefined;
  try {
    for (;;) {
      if (failure !== undefined) {
        password = await askPassword(isFirst(failure) ? undefined : failure);
        if (password === undefined) throw failure;
      }
      try {
        return await make(password);
      } catch (error) {
        if (!(error instanceof CallFailed) || !wantsPassword(error, password !== undefined)) throw error;
        failure = error;
      }
    }
  } finally {
    if (asked) show(null);
  }
}

const isFirst = ({ reasons }: CallFailed) => reasons.includes("password_needed");

function wantsPassword({ code, reasons }: CallFailed, wasTyped: boolean): boolean {
  if (reasons.includes("password_needed") || reasons.includes("wrong_password")) return true;
  return wasTyped && code === "too_many_attempts";
}
