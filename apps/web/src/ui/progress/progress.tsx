import "./progress.css";

interface ProgressProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

export function Progress({ label, value, max }: ProgressProps) {
  return <progress className="progress" aria-label={label} value={value} max={Math.max(max, 1)} />;
}
