import { CallFailed } from "../api/call-failed.ts";
import type { RunAlone } from "./run-alone.ts";
import type { SessionStorage, Tokens } from "./session-storage.ts";

interface Parts {
  readonly storage: Pick<SessionStorage, "accessToken" | "refreshToken">;
  /** From the `user` cookie. */
  readonly username: () => string | null;
  /** Uses a refresh token: returns `data` of the refresh reply. */
  readonly spend: (body: SpendBody) => Promise<Tokens>;
  readonly keep: (tokens: Tokens) => void;
  /** Called when no new tokens are available. */
  readonly onFailure: () => void;
  readonly isGood: (accessToken: string) => boolean;
  readonly runAlone: RunAlone;
  readonly isOnline: () => boolean;
  readonly wait: (ms: number) => Promise<void>;
}

interface SpendBody {
  readonly username: string;
  readonly refreshToken: string;
}

/**
 * A lost packet or a restarting server does not end the session: the same request is sent again and gets the same
 * reply.
 */
const waitsMs = [500, 1500];

/** @param ahead the token is still good: a service that is away for a moment ends nothing yet */
export type Renew = (rejected: string, ahead?: "ahead") => Promise<string>;

/**
 * Gives a valid access token instead of an invalid one. Many calls in many tabs may need it, but only one refresh
 * is sent: later calls find the tokens that the first one stored.
 * @throws CallFailed when there is none. `onFailure` is called first, unless the device is offline, or another tab
 *   ended or replaced the session
 */
export function createRenewal(parts: Parts): Renew {
  const { storage, username, keep, onFailure, isGood, runAlone, isOnline } = parts;
  let underWay: Promise<string> | null = null;

  async function renew(rejected: string, ahead?: "ahead"): Promise<string> {
    const stored = storage.accessToken();
    if (stored !== null && stored !== rejected && isGood(stored)) return stored;

    const refreshToken = storage.refreshToken();
    const name = username();
    if (refreshToken === null || name === null) {
      onFailure();
      throw new CallFailed("sign_in_ended", 401);
    }
    try {
      const tokens = await spendPatiently(parts, { username: name, refreshToken });
      if (storage.refreshToken() === refreshToken) {
        keep(tokens);
        return tokens.access_token;
      }
    } catch (error) {
      if (storage.refreshToken() === refreshToken) {
        const mayWait = ahead && isGood(rejected) && (isOffline(error) || isServersFault(error));
        if (!mayWait && (isOnline() || !isOffline(error))) onFailure();
        throw error;
      }
    }
    return takeFromOtherTab(name);
  }

  /** Meanwhile another tab refreshed, signed out or signed another user in: then the new tokens must not be used. */
  function takeFromOtherTab(name: string): string {
    const present = storage.accessToken();
    if (present === null || username() !== name) throw new CallFailed("not_signed_in", 401);
    return present;
  }

  return (rejected, ahead) => {
    underWay ??= runAlone(() => renew(rejected, ahead)).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

async function spendPatiently({ spend, isOnline, wait }: Parts, body: SpendBody): Promise<Tokens> {
  for (const waitMs of waitsMs) {
    try {
      return await spend(body);
    } catch (error) {
      if (!isAway(error) || !isOnline()) throw error;
      await wait(waitMs);
    }
  }
  return spend(body);
}

function isOffline(error: unknown): boolean {
  return error instanceof CallFailed && error.code === "offline";
}

function isServersFault(error: unknown): boolean {
  return error instanceof CallFailed && error.status >= 500;
}

/** No reply came, or not from the service itself. */
function isAway(error: unknown): boolean {
  return isOffline(error) || (error instanceof CallFailed && error.status >= 502 && error.status <= 504);
}
