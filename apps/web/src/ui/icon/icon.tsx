import "./icon.css";
import { iconPaths, type IconName } from "./paths.ts";

export type { IconName } from "./paths.ts";

interface IconProps {
  readonly name: IconName;
  /** Set it when the icon stands alone; beside words the icon is decoration. */
  readonly label?: string | undefined;
}

export function Icon({ name, label }: IconProps) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
