import "./brand.css";

/** The product's name; the stroke between its words is the finish line. */
export function Brand() {
  return (
    <span className="brand">
      <span>Time</span>
      <span className="brand__stroke">/</span>
      <span>Event</span>
    </span>
  );
}
