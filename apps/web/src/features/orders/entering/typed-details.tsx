import type { ComponentProps } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { later } from "../../../lib/page/later.ts";
import { LateFold } from "../../../ui/fold/late-fold.tsx";
import { enterMessages } from "../enter.messages.ts";

// its script comes when somebody looks
const TypedPlayers = later(async () => (await import("./typed-players.tsx")).TypedPlayers);

/** What is filled in of an entry, folded away: opened by whoever checks it before the confirmation. */
export function TypedDetails(props: ComponentProps<typeof TypedPlayers>) {
  const m = useMessages(enterMessages);
  return (
    <LateFold className="enter__typed" summary={m.typedOf}>
      <TypedPlayers {...props} />
    </LateFold>
  );
}
