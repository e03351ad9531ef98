import { useMessages } from "../../../lib/i18n/language.ts";
import { slipMessages } from "./slips.messages.ts";
import type { useSlipSending } from "./use-slip-sending.ts";

type SlipSending = ReturnType<typeof useSlipSending>["sending"];

/** Each step of a picture's way once, for who does not see how far it is: not every percent. */
export function SendingSaid({ sending }: { readonly sending: SlipSending }) {
  const m = useMessages(slipMessages);
  return (
    <p role="status" className="unseen">
      {saidOf(sending, m)}
    </p>
  );
}

function saidOf(sending: SlipSending, m: typeof slipMessages.th): string {
  switch (sending.is) {
    case "preparing":
      return m.preparing;
    case "sending":
      if (sending.share === 1) return m.reading;
      return sending.attempt > 1 ? m.tryNumber(sending.attempt) : m.sendingPicture;
    case "read":
      if (sending.slip.usedBefore) return "";
      return sending.slip.code ? m.readTitle : m.notRead;
    case "idle":
    case "failed":
    case "problem":
      return "";
  }
}
