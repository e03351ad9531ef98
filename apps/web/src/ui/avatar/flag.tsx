import "./flag.css";

interface FlagProps {
  /** IOC or ISO code as in results, e.g. THA. */
  readonly code: string;
  readonly label?: string;
}

/** A nationality as its code, because many systems lack flag emoji. */
export function Flag({ code, label }: FlagProps) {
  return code ? (
    <abbr className="flag" title={label ?? code}>
      {code}
    </abbr>
  ) : null;
}
