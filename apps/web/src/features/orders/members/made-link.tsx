import { useMessages } from "../../../lib/i18n/language.ts";
import { useSite } from "../../../lib/page/site.ts";
import { Button } from "../../../ui/button/button.tsx";
import { CopyButton } from "../../../ui/copy/copy-button.tsx";
import { memberMessages } from "./members.messages.ts";

interface MadeLinkProps {
  readonly memberKey: string;
  readonly who: string;
  readonly event: string;
}

/** The link of a member, shown once: copied, or given to the phone's list of messengers. */
export function MadeLink({ memberKey, who, event }: MadeLinkProps) {
  const m = useMessages(memberMessages);
  const { publicUrl } = useSite();
  const url = new URL(`/register/member#${memberKey}`, publicUrl).href;
  const share = typeof navigator !== "undefined" && "share" in navigator;
  return (
    <div className="member__link" role="group" aria-label={m.linkOf(who)} tabIndex={-1} ref={focus}>
      <p className="member__address">{url}</p>
      <div className="row">
        <CopyButton text={url} label={m.copy} what={m.linkOf(who)} copiedLabel={m.copied} look="primary" />
        {share && (
          <Button
            look="quiet"
            small
            // who closes the list again has shared nothing, which is no failure
            onClick={() => void navigator.share({ url, text: m.shareText(who, event) }).catch(() => {})}
          >
            {m.share}
          </Button>
        )}
      </div>
      <p className="soft">{m.once}</p>
    </div>
  );
}

/** What was asked for stands here: the keyboard and the screen reader go on with it. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}
