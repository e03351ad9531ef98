import "./notice-bar.css";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon, type IconName } from "../icon/icon.tsx";

interface NoticeBarProps {
  readonly icon: IconName;
  /** Whoever prints the page must see it, too. */
  readonly printed?: boolean;
  readonly children: ReactNode;
}

/** One line across the page that says something about the whole of it. */
export function NoticeBar({ icon, printed = false, children }: NoticeBarProps) {
  return (
    <p className={classNames("notice-bar", !printed && "no-print")} role="status">
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  );
}
