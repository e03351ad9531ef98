import { useEffect, useState } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { slipMessages } from "./slips.messages.ts";

/** The chosen picture, as this device has it; nothing where the device cannot draw the file. */
export function SlipPicture({ picture }: { readonly picture: Blob }) {
  const m = useMessages(slipMessages);
  const [address] = useState(() => URL.createObjectURL(picture));
  const [isDrawn, setDrawn] = useState(true);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  if (!isDrawn) return null;
  return <img className="slip__picture" src={address} alt={m.picture} onError={() => setDrawn(false)} />;
}
