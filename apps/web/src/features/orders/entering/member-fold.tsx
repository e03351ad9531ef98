import { type ReactNode, useState } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { enterMessages } from "../enter.messages.ts";

interface MemberFoldProps {
  readonly title: string;
  readonly name: string;
  /** Whoever is filled in already is folded away. */
  readonly isFilledIn: boolean;
  /** How many of their fields are wrong. */
  readonly wrong: number;
  readonly children: ReactNode;
}

/** A member of a team, folded away unless something is left to type or to mend. */
export function MemberFold({ title, name, isFilledIn, wrong, children }: MemberFoldProps) {
  const m = useMessages(enterMessages);
  const isAsked = !isFilledIn || wrong > 0;
  // it stays open: nobody types into what closes when it becomes right
  const [isOpened, setIsOpened] = useState(isAsked);
  if (isAsked && !isOpened) setIsOpened(true);
  return (
    <details className="card enter__member" open={isOpened || undefined}>
      <summary>
        {title} <span className="soft">{name}</span>
        {wrong > 0 && (
          <span className="enter__wrong">
            <Icon name="warning" /> {m.wrongFields(wrong)}
          </span>
        )}
      </summary>
      {children}
    </details>
  );
}
