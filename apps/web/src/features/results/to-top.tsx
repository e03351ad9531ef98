import { useEffect, useState } from "react";
import { Icon } from "../../ui/icon/icon.tsx";

/** A button that appears near the thumb when the visitor has scrolled far down. */
export function ToTop({ label }: { readonly label: string }) {
  const [deep, setDeep] = useState(false);
  useEffect(() => {
    const look = () => setDeep(scrollY > innerHeight * 3);
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
  const climb = () => {
    scrollTo({ top: 0, behavior: scrollY < innerHeight * 20 ? "smooth" : "instant" });
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  return deep ? (
    <button type="button" className="to-top" aria-label={label} onClick={climb}>
      <Icon name="up" />
    </button>
  ) : null;
}
