interface RaceBibProps {
  readonly bib: string;
  readonly event: string;
  readonly category: string;
}

/** The bib, drawn as on the shirt. */
export function RaceBib({ bib, event, category }: RaceBibProps) {
  return (
    <div className="race-bib">
      <span className="race-bib__event one-line">{event}</span>
      <span className="race-bib__number figures">
        <span className="unseen">BIB </span>
        {bib}
      </span>
      <span className="race-bib__category one-line">{category}</span>
    </div>
  );
}
