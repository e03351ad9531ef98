import "./staff-skeleton.css";
import { Brand } from "../brand.tsx";

const lines = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** What the server sends of the staff area; visible until the area's own code is loaded. */
export function StaffSkeleton() {
  return (
    <div className="staff-skeleton">
      <title>Time/Event</title>
      <meta name="robots" content="noindex" />
      <div className="staff-skeleton__bar">
        <Brand />
      </div>
      <div className="staff-skeleton__menu" aria-hidden="true">
        {lines.map((line) => (
          <span key={line} className="staff-skeleton__line" />
        ))}
      </div>
      <main className="staff-skeleton__words" lang="en" aria-busy="true">
        Loading...
      </main>
    </div>
  );
}
