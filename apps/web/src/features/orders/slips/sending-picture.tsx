import { useMessages } from "../../../lib/i18n/language.ts";
import { Progress } from "../../../ui/progress/progress.tsx";
import { SlipPicture } from "./slip-picture.tsx";
import { slipMessages } from "./slips.messages.ts";

interface SendingPictureProps {
  readonly picture: Blob;
  readonly share: number;
  readonly attempt: number;
}

/** A picture on its way, and how far it is. */
export function SendingPicture({ picture, share, attempt }: SendingPictureProps) {
  const m = useMessages(slipMessages);
  const percent = Math.round(share * 100);
  const words = percent === 100 ? m.reading : m.sending(percent);
  return (
    <div className="slip__sending">
      <SlipPicture picture={picture} />
      <div className="slip__progress">
        <p className="figures">{words}</p>
        <Progress label={m.sendingPicture} value={percent} max={100} />
        <p className="soft">{attempt > 1 && m.tryNumber(attempt)}</p>
      </div>
    </div>
  );
}
