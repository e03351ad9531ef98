import { useNavigate } from "react-router";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/button/button.tsx";
import { enterMessages } from "./enter.messages.ts";

interface EnterButtonProps {
  /** The event's slug. */
  readonly event: string;
  /** The code of the category. */
  readonly category: string;
  /** The category in words, for whoever does not see where the button is. */
  readonly name: string;
}

/**
 * Enters a category by one tap, which holds a place. With script the page of the entry takes the step; without, the
 * server does.
 */
export function EnterButton({ event, category, name }: EnterButtonProps) {
  const m = useMessages(enterMessages);
  const navigate = useNavigate();
  const path = `/register/events/${event}/enter`;
  return (
    <form
      method="post"
      action={path}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void navigate(path, { state: { add: category } });
      }}
    >
      <Button type="submit" name="add" value={category} aria-label={m.enterIn(name)}>
        {m.enter}
      </Button>
    </form>
  );
}
