import { type ComponentProps, Suspense, useState } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { later } from "../../../lib/page/later.ts";
import { enterMessages } from "../enter.messages.ts";

// its script comes when somebody looks
const TypedPlayers = later(async () => (await import("./typed-players.tsx")).TypedPlayers);

/** What is filled in of an entry, folded away: opened by whoever checks it before the confirmation. */
export function TypedDetails(props: ComponentProps<typeof TypedPlayers>) {
  const m = useMessages(enterMessages);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="enter__typed" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{m.typedOf}</summary>
      {isOpen && (
        <Suspense>
          <TypedPlayers {...props} />
        </Suspense>
      )}
    </details>
  );
}
