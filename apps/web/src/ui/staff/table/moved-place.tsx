interface MovedPlaceProps {
  readonly before: number | null | undefined;
  readonly after: number | null | undefined;
}

/** A place, and if it changes the place before it. */
export function MovedPlace({ before = null, after = null }: MovedPlaceProps) {
  return (
    <span className="figures">
      {before ?? "–"}
      {before !== after && (
        <>
          {" → "}
          <strong>{after ?? "–"}</strong>
        </>
      )}
    </span>
  );
}
