import { useFormat } from "../../../lib/i18n/format.ts";

interface BookedAtProps {
  readonly line: { readonly bookedOn: string; readonly bookedAt: number | null };
}

/** When a bank booked a line, by its own clock: banks in Thailand write theirs. */
export function BookedAt({ line: { bookedOn, bookedAt } }: BookedAtProps) {
  const format = useFormat();
  return (
    <span className="figures nowrap">
      {format.day(bookedOn, "short")} {bookedAt !== null && format.clock(bookedAt, "Asia/Bangkok")}
    </span>
  );
}
