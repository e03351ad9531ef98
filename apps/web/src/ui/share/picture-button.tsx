import type { MouseEvent } from "react";
import { Icon } from "../icon/icon.tsx";

interface PictureButtonProps {
  readonly label: string;
  readonly href: string;
  /** Of the file that is shared or saved. */
  readonly name: string;
}

/** Shares a picture through the device, where the device takes pictures; elsewhere, and without script, it is saved. */
export function PictureButton({ label, href, name }: PictureButtonProps) {
  const share = async (press: MouseEvent) => {
    if (!takesPictures(name)) return;
    press.preventDefault();
    try {
      // eslint-disable-next-line house/requests-through-client -- a file, no call of the contract
      const picture = await (await fetch(href)).blob();
      await navigator.share({ files: [new File([picture], name, { type: picture.type })] });
    } catch (failure) {
      // the visitor cancelled; anything else: the file itself
      if (!(failure instanceof DOMException && failure.name === "AbortError")) location.assign(href);
    }
  };
  return (
    <a className="button button--quiet" href={href} download={name} onClick={(press) => void share(press)}>
      <Icon name="download" />
      {label}
    </a>
  );
}

function takesPictures(name: string): boolean {
  return (
    typeof navigator.canShare === "function" &&
    navigator.canShare({ files: [new File([], name, { type: "image/png" })] })
  );
}
