import { type ReactNode, useId } from "react";

interface DrawerPartProps {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the drawer under its own heading. */
export function DrawerPart({ title, hint, children }: DrawerPartProps) {
  const id = useId();
  return (
    <section className="drawer-part" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {hint && <p className="soft drawer-part__hint">{hint}</p>}
      {children}
    </section>
  );
}
