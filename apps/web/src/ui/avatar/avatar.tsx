import "./avatar.css";

/** First letters of a name. Thai vowels written before their consonant are no initials. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words.map((word) => [...word.replace(/^[เแโใไ]/, "")][0] ?? "").join("");
}

export function Avatar({ name }: { readonly name: string }) {
  return (
    <span className="avatar" aria-hidden="true">
      {initials(name)}
    </span>
  );
}
