import "./field.css";
import type { ComponentProps } from "react";
import { Icon } from "../icon/icon.tsx";

export function SearchInput(props: ComponentProps<"input">) {
  return (
    <span className="search">
      <Icon name="search" />
      <input className="input" type="search" enterKeyHint="search" autoComplete="off" maxLength={80} {...props} />
    </span>
  );
}
