import "./flag.css";

interface FlagProps {
  /** IOC or ISO code as results carry it, e.g. THA. */
  readonly code: string;
  readonly label?: string;
}

/** A nationality, as its code: flags as emoji are missing on many systems. */
export function Flag({ code, label }: FlagProps) {
  return code ? (
    <abbr className="flag" title={label ?? code}>
      {code}
    </abbr>
  ) : null;
}
