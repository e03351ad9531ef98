import { createContext, use, useEffect, useId, useMemo, useRef } from "react";

/** Keeps in mind which forms inside have unsaved text. */
interface UnsavedInside {
  readonly tell: (form: string, isUnsaved: boolean) => void;
  readonly isAny: () => boolean;
}

/** Given by what can be closed around forms, such as a dialog: it asks before typed text is lost. */
export const UnsavedContext = createContext<UnsavedInside | null>(null);

export function useUnsavedForms(): UnsavedInside {
  const forms = useRef(new Set<string>());
  return useMemo(
    () => ({
      tell: (form, isUnsaved) => {
        if (isUnsaved) forms.current.add(form);
        else forms.current.delete(form);
      },
      isAny: () => forms.current.size > 0,
    }),
    [],
  );
}

/** Tells what is around a form whether the form has unsaved text. */
export function useUnsavedInside(isUnsaved: boolean): void {
  const around = use(UnsavedContext);
  const form = useId();
  useEffect(() => {
    around?.tell(form, isUnsaved);
    return () => around?.tell(form, false);
  }, [around, form, isUnsaved]);
}
