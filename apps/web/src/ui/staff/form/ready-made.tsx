import { Button } from "../control/button.tsx";

interface ReadyMadeProps {
  readonly label: string;
  readonly choices: readonly { readonly label: string; readonly choose: () => void }[];
}

/** Fills a new form with what many people need, by one press. */
export function ReadyMade({ label, choices }: ReadyMadeProps) {
  return (
    <div className="row" role="group" aria-label={label}>
      <span className="soft">{label}</span>
      {choices.map((choice) => (
        <Button key={choice.label} type="button" text label={choice.label} onClick={choice.choose} />
      ))}
    </div>
  );
}
