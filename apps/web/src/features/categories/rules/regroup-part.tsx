import type { CategoryForm } from "@time-event/contract/categories";
import { useState } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { RegroupDialog } from "./regroup-dialog.tsx";
import type { Regroupable } from "./regroupable.ts";
import { regroupMessages } from "./regroup.messages.ts";

interface RegroupPartProps {
  readonly of: Regroupable;
  readonly ageGroups: CategoryForm["ageGroups"];
  /** Whom the category is for. */
  readonly among: CategoryForm["gender"];
}

/** Merges and splits age groups once the entries are known, and goes back to those that were announced. */
export function RegroupPart({ of, ageGroups, among }: RegroupPartProps) {
  const m = useMessages(regroupMessages);
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const { regrouped, change } = of;
  return (
    <div className="row">
      <Button type="button" outlined icon="pi pi-sitemap" label={m.open} onClick={() => setOpen(true)} />
      {regrouped && (
        <>
          <span className="soft">
            {m.announced} {regrouped.announced.map(({ code }) => format.ageRange(code)).join(" · ")}
          </span>
          <Button
            type="button"
            text
            icon="pi pi-undo"
            label={m.back}
            onClick={() => change({ ageGroups: regrouped.announced, regrouped: null })}
          />
        </>
      )}
      {open && (
        <RegroupDialog
          of={of}
          ageGroups={ageGroups}
          among={among}
          onUse={(patch) => {
            change(patch);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
