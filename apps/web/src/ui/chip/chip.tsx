import "./chip.css";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon, type IconName } from "../icon/icon.tsx";

export type Tone = "neutral" | "outline" | "primary" | "ok" | "warn" | "danger" | "info";

interface ChipProps {
  readonly tone?: Tone;
  /** Colour must not be the only sign: a status also has an icon or a pulse. */
  readonly icon?: IconName | "pulse";
  readonly children: ReactNode;
}

export function Chip({ tone = "neutral", icon, children }: ChipProps) {
  return (
    <span className={classNames("chip", tone !== "neutral" && `chip--${tone}`)}>
      {icon === "pulse" ? <span className="pulse" /> : icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
