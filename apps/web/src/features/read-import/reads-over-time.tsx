/** A small picture of how many reads a place had, from the file's first read to its last. */
export function ReadsOverTime({ counts, label }: { readonly counts: readonly number[]; readonly label: string }) {
  const most = Math.max(1, ...counts);
  return (
    <svg
      className="reads-over-time"
      viewBox={`0 0 ${counts.length} 10`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {counts.map((count, at) => {
        const height = count === 0 ? 0 : Math.max(1, (count / most) * 10);
        // each part of the time has its place
        return <rect key={String(at)} x={at + 0.1} y={10 - height} width={0.8} height={height} />;
      })}
    </svg>
  );
}
