import { useState } from "react";
import { CallFailed } from "../../lib/api/call-failed.ts";

export interface Failure {
  readonly code: CallFailed["code"];
  /** An instant of the visitor's clock; until then the server refuses every attempt. */
  readonly waitUntil: number;
}

/** Sends a form, one attempt at a time, and keeps the reason of the last failure. */
export function useSubmit<Input>(send: (input: Input) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function submit(input: Input): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await send(input);
    } catch (error) {
      setFailure(failureOf(error));
      setBusy(false);
    }
  }

  return { busy, failure, submit };
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof CallFailed)) return { code: "internal", waitUntil: 0 };
  const { code, retryAfterMs = 0 } = error;
  return { code, waitUntil: code === "too_many_attempts" ? Date.now() + retryAfterMs : 0 };
}
