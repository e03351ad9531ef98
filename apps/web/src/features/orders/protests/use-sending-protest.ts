import { type Requests, webRequestSave, webRequestSaveMember } from "@time-event/contract/protests";
import type { BodyOf } from "@time-event/contract/endpoint";
import { useEffect, useRef, useState } from "react";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { useSendSubmit } from "../use-send-submit.ts";
import type { ProtestHolder } from "./use-requests.ts";

interface SendingProtest {
  readonly isBusy: boolean;
  /** What the server refused; or that no answer came, and it goes out again once there is a network. */
  readonly failure: CallFailed | null;
  readonly isWaiting: boolean;
  readonly send: (sent: BodyOf<typeof webRequestSave>) => Promise<void>;
  /** Something else was typed: the former text does not go out any more. */
  readonly stop: () => void;
}

/** Sends a protest until an answer comes; without a network it waits for one. */
export function useSendingProtest(
  key: string,
  holder: ProtestHolder,
  onSent: (requests: Requests) => void,
): SendingProtest {
  const submit = useSendSubmit();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailed | null>(null);
  const waiting = useRef<BodyOf<typeof webRequestSave> | null>(null);
  const isWaiting = failure !== null && (failure.status < 400 || failure.status >= 500);

  const send = async (sent: BodyOf<typeof webRequestSave>) => {
    setBusy(true);
    setFailure(null);
    waiting.current = sent;
    try {
      const about = `${sent.kind} ${sent.entry} ${sent.penalty ?? ""}`;
      const { data } = await submit(holder === "member" ? webRequestSaveMember : webRequestSave, sent, { key, about });
      waiting.current = null;
      onSent(data);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (error.status >= 400 && error.status < 500) waiting.current = null;
      setFailure(error);
    }
    setBusy(false);
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const again = () => {
      if (waiting.current) void latest.current(waiting.current);
    };
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
  const stop = () => {
    waiting.current = null;
    setFailure(null);
  };
  return { isBusy, failure, isWaiting, send, stop };
}
