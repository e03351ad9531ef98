import { CallFailed } from "../api/call-failed.ts";
import type { RunAlone } from "./run-alone.ts";
import type { SessionStorage, Tokens } from "./session-storage.ts";

interface Parts {
  readonly storage: Pick<SessionStorage, "accessToken" | "refreshToken">;
  /** From the `user` cookie. */
  readonly username: () => string | null;
  /** Spends a refresh token: gives `data` of the refresh reply. */
  readonly spend: (body: SpendBody) => Promise<Tokens>;
  readonly keep: (tokens: Tokens) => void;
  /** Hears that there are no new tokens to be had. */
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

/** A lost packet or a server that restarts is no failed refresh: the same is asked again, and answered as it was. */
const waitsMs = [500, 1500];

/**
 * Gives a good access token in place of one that is not. However many calls of however many tabs need it, one refresh
 * is made: who comes second finds what the first one stored.
 * @throws CallFailed when there is none; unless the device is just offline, or another tab ended or replaced the
 *   session, `onFailure` was told
 */
export function createRenewal(parts: Parts): (rejected: string) => Promise<string> {
  const { storage, username, keep, onFailure, isGood, runAlone, isOnline } = parts;
  let underWay: Promise<string> | null = null;

  async function renew(rejected: string): Promise<string> {
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
        if (isOnline() || !isOffline(error)) onFailure();
        throw error;
      }
    }
    return takeFromOtherTab(name);
  }

  /** While we asked, another tab refreshed, or signed out, or somebody else in: then what we got is nobody's. */
  function takeFromOtherTab(name: string): string {
    const present = storage.accessToken();
    if (present === null || username() !== name) throw new CallFailed("not_signed_in", 401);
    return present;
  }

  return (rejected) => {
    underWay ??= runAlone(() => renew(rejected)).finally(() => {
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

/** Nothing came back, or not from the service itself. */
function isAway(error: unknown): boolean {
  return isOffline(error) || (error instanceof CallFailed && error.status >= 502 && error.status <= 504);
}
