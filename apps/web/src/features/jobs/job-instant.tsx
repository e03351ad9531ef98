import { useJobWords } from "./job-words.ts";

export function JobInstant({ at }: { readonly at: number }) {
  return (
    <time className="figures" dateTime={new Date(at).toISOString()}>
      {useJobWords().instant(at)}
    </time>
  );
}
