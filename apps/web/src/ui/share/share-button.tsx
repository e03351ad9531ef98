import { useHydrated } from "../../lib/page/use-hydrated.ts";
import { Button, type ButtonLook } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { toasts } from "../toast/toasts.ts";

interface ShareButtonProps {
  readonly label: string;
  readonly copiedLabel: string;
  readonly title: string;
  readonly text?: string;
  readonly look?: ButtonLook;
  readonly small?: boolean;
}

/** Shares the page's address through the device, or copies it. Not shown without JavaScript. */
export function ShareButton({ label, copiedLabel, title, text, look = "quiet", small = false }: ShareButtonProps) {
  const hydrated = useHydrated();
  const share = async () => {
    const { href: url } = location;
    try {
      if (typeof navigator.share === "function") return await navigator.share({ title, url, ...(text && { text }) });
      await navigator.clipboard.writeText(url);
      toasts.add({ severity: "success", summary: copiedLabel });
    } catch {
      // The visitor cancelled.
    }
  };
  return (
    <Button look={look} small={small} onClick={() => void share()} disabled={!hydrated}>
      <Icon name="share" />
      {label}
    </Button>
  );
}
