import { auditCheck, type AuditCheck } from "@time-event/contract/audit";
import { useEffect, useRef, useState } from "react";
import { CallFailed } from "../../lib/api/call-failed.ts";
import { useCallApi } from "../../lib/api/use-call-api.ts";

/** The progress of a check of the log. */
export interface CheckProgress extends AuditCheck {
  readonly isDone: boolean;
}

interface Check {
  readonly progress: CheckProgress | undefined;
  readonly failure: CallFailed | undefined;
  readonly isRunning: boolean;
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

/** Asks the server to check the log, part by part, until its end or the first damage. */
export function useAuditCheck(): Check {
  const callApi = useCallApi();
  const [progress, setProgress] = useState<CheckProgress>();
  const [failure, setFailure] = useState<CallFailed>();
  const [isRunning, setRunning] = useState(false);
  const stopped = useRef(false);
  useEffect(() => () => void (stopped.current = true), []);

  async function walk(): Promise<void> {
    let place = { after: 0, hash: "" };
    let anchors = 0;
    while (!stopped.current) {
      const { data } = await callApi(auditCheck, place);
      anchors += data.anchors;
      const isDone = data.broken !== null || data.checkedTo >= data.last;
      setProgress({ ...data, anchors, isDone });
      if (isDone) return;
      place = { after: data.checkedTo, hash: data.hash };
    }
  }

  return {
    progress,
    failure,
    isRunning,
    start: async () => {
      stopped.current = false;
      setProgress(undefined);
      setFailure(undefined);
      setRunning(true);
      try {
        await walk();
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        setFailure(error);
      } finally {
        setRunning(false);
      }
    },
    stop: () => {
      stopped.current = true;
    },
  };
}
