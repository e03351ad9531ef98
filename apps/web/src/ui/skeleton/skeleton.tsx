import "./skeleton.css";

/** Stands where content will be, in its size. */
export function Skeleton({ shape = "line" }: { readonly shape?: "line" | "title" | "block" }) {
  return <span className={shape === "line" ? "skeleton" : `skeleton skeleton--${shape}`} aria-hidden="true" />;
}
