import { ProgressBar as PrimeProgressBar } from "primereact/progressbar";

interface ProgressBarProps {
  readonly label: string;
  /** Of 100. Left out: nobody knows how long it takes. */
  readonly percent?: number;
}

export function ProgressBar({ label, percent }: ProgressBarProps) {
  const known = percent === undefined ? ({ mode: "indeterminate" } as const) : { value: percent, showValue: false };
  return <PrimeProgressBar {...known} className="staff-progress" aria-label={label} />;
}
