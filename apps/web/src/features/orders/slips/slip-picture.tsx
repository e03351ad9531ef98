import { useEffect, useState } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { slipMessages } from "./slips.messages.ts";

/** The chosen picture, as this device has it. */
export function SlipPicture({ picture }: { readonly picture: Blob }) {
  const m = useMessages(slipMessages);
  const [address] = useState(() => URL.createObjectURL(picture));
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return <img className="slip__picture" src={address} alt={m.picture} />;
}
