import "./brand.css";

/** The name as it is written: the stroke between the words is the finish line. */
export function Brand() {
  return (
    <span className="brand">
      <span>Time</span>
      <span className="brand__stroke">/</span>
      <span>Event</span>
    </span>
  );
}
