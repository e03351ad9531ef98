import { useEffect } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../ui/button/button.tsx";

interface EnterButtonProps {
  /** The event's slug. */
  readonly event: string;
  /** The code of the category. */
  readonly category: string;
  readonly label: string;
  /** With the category, for whoever does not see where the button is. */
  readonly wholeLabel: string;
}

/**
 * Enters a category by one tap, which holds a place. With script the page of the entry takes the step; without, the
 * server does.
 */
export function EnterButton({ event, category, label, wholeLabel }: EnterButtonProps) {
  const navigate = useNavigate();
  // so that the tap itself needs no file, which a network that drops out might not bring
  useEffect(() => {
    import("./enter-page.tsx").catch(() => {});
  }, []);
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
      <Button type="submit" name="add" value={category} aria-label={wholeLabel}>
        {label}
      </Button>
    </form>
  );
}
