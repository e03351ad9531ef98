import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/button/button.tsx";
import { failureWords } from "../../../ui/form/words.messages.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { SlipPicture } from "./slip-picture.tsx";
import { slipMessages } from "./slips.messages.ts";

interface SlipUsedProps {
  /** It was sent for this very order, perhaps from another tab. */
  readonly isOwn: boolean;
  readonly picture: Blob;
  readonly onChooseOther: () => void;
}

/** A slip that paid before: told before anybody hands it in, for it would be refused. */
export function SlipUsed({ isOwn, picture, onChooseOther }: SlipUsedProps) {
  const m = useMessages(slipMessages);
  const { words } = useMessages(failureWords);
  return (
    <div className="slip__form">
      <SlipPicture picture={picture} />
      <div className="slip__fields">
        <p className="slip__reading slip__reading--nothing" role="alert">
          <Icon name="warning" />
          <span>{isOwn ? m.sentBefore : words.slip_used}</span>
        </p>
        <div className="slip__actions">
          <Button onClick={onChooseOther}>{m.chooseOther}</Button>
        </div>
      </div>
    </div>
  );
}
