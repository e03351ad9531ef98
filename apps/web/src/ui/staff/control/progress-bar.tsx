import { ProgressBar as PrimeProgressBar } from "primereact/progressbar";

interface ProgressBarProps {
  readonly label: string;
  /** Per cent. Left out when the duration is not known. */
  readonly percent?: number;
}

export function ProgressBar({ label, percent }: ProgressBarProps) {
  const known = percent === undefined ? ({ mode: "indeterminate" } as const) : { value: percent, showValue: false };
  return <PrimeProgressBar {...known} className="staff-progress" aria-label={label} />;
}
