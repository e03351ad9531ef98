import "./share-button.css";
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
  const share = async () => {
    const { href: url } = location;
    if (typeof navigator.share === "function") {
      try {
        return await navigator.share({ title, url, ...(text && { text }) });
      } catch (failure) {
        // The visitor cancelled; or the press is so long ago, while the script loaded, that the browser forbids to share.
        if (!(failure instanceof DOMException) || failure.name !== "NotAllowedError") return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      toasts.add({ severity: "success", summary: copiedLabel });
    } catch {
      // the browser forbids to copy: people take the address from the message
      toasts.add({ severity: "info", summary: url, sticky: true });
    }
  };
  return (
    <Button look={look} small={small} className="share-button" onClick={() => void share()}>
      <Icon name="share" />
      {label}
    </Button>
  );
}
