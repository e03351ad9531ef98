import { useEffect, useRef, useState } from "react";
import { CallFailed } from "../../lib/api/call-failed.ts";
import { draftOr, typedOnOr, useKeptDraft } from "../../lib/drafts/use-draft.ts";
import type { FieldProps } from "./field-props.ts";
import type { OwnWords } from "./describe-failure.ts";
import { errorsByPath, errorsWithout, isSame, type FormErrors, valueAt } from "./paths.ts";
import { problemsOf, type FormSchema } from "./problems-of.ts";
import { placeErrors } from "./place-errors.ts";
import { useFieldText } from "./use-field-text.ts";

interface FormOptions<Values> {
  /**
   * The name under which what is typed is kept while it is not saved, so that it comes back after the sign-in has ended:
   * another one for each form of a page, with the key of its row. Null: never kept, for passwords and secrets.
   */
  readonly draft: string | null;
  /** The stored values. When they change and the user has typed nothing, the form shows the new ones. */
  readonly stored: Values;
  /** Sends the values and returns what is stored then, e.g. with the next revision. Throws a CallFailed. */
  readonly save: (values: Values) => Promise<Values>;
  /** The body of the call; values are checked with it before they are sent. */
  readonly schema?: FormSchema;
  /** Words of the feature's own rules for its fields. */
  readonly words?: OwnWords;
}

type BoundField<Value> = Required<Pick<FieldProps<Value>, "name" | "value" | "onChange" | "error" | "errorAt">>;

type Outcome = "saved" | "not_saved" | "edit_conflict";

export interface Form<Values> {
  readonly values: Values;
  readonly stored: Values;
  readonly dirty: boolean;
  /** The values are what was typed before the sign-in ended or the page was loaded again, and not saved. */
  readonly restored: boolean;
  readonly busy: boolean;
  /** Why the last attempt to save failed; null when it succeeded or there was none. */
  readonly failure: CallFailed | null;
  /** An instant of the user's clock: until then the server refuses another attempt. 0: it does not. */
  readonly waitUntil: number;
  readonly errors: FormErrors;
  /** The props of a field besides its label. @example <TextField label={m.slug} {...form.field("slug")} /> */
  readonly field: <Key extends keyof Values & string>(key: Key) => BoundField<Values[Key]>;
  /** The error at any path, in words. */
  readonly errorAt: (path: string) => string | undefined;
  /** Errors, in words, at paths without a field on the screen: without this, nobody would see them. */
  readonly unplacedErrors: () => string[];
  readonly change: (change: Partial<Values>) => void;
  /** Saves; `errors` and `failure` say why it failed. */
  readonly submit: (values?: Values) => Promise<Outcome>;
  /** Sends values as a save does, and returns what is stored then; the form stays as it is. Throws a CallFailed. */
  readonly send: (values: Values) => Promise<Values>;
  /** What the last save of this form stored. */
  readonly lastSaved: () => Values | undefined;
  /** Takes other values as the stored ones, and discards what was typed. */
  readonly restart: (stored: Values) => void;
  /** Discards what was typed, for what is stored now. */
  readonly discard: () => void;
  /** Takes other values as the stored ones, and goes on with these. */
  readonly goOnFrom: (stored: Values, values: Values) => void;
}

/** The state of a form. When saving fails, it keeps everything typed. */
export function useForm<Values extends object>({
  draft,
  stored,
  save,
  schema,
  words = {},
}: FormOptions<Values>): Form<Values> {
  const fieldText = useFieldText(words);
  const [base, setBase] = useState(() => typedOnOr(draft, stored));
  const [values, setValues] = useState(() => draftOr(draft, stored));
  const [restored, setRestored] = useState(() => !isSame(values, base));
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState<CallFailed | null>(null);
  const [waitUntil, setWaitUntil] = useState(0);
  const [busy, setBusy] = useState(false);
  const given = useRef(stored);
  const lastSaved = useRef<Values>(undefined);
  const dirty = !isSame(values, base);
  useKeptDraft(draft, values, dirty, base);

  useEffect(() => {
    // equal values in another object change nothing
    if (isSame(given.current, stored)) return;
    given.current = stored;
    if (!dirty) restart(stored);
  });

  function restart(next: Values): void {
    setBase(next);
    setValues(next);
    setRestored(false);
    setErrors({});
    setFailure(null);
  }

  function goOnFrom(next: Values, typed: Values): void {
    restart(next);
    setValues(typed);
  }

  function change(patch: Partial<Values>): void {
    setValues((before) => ({ ...before, ...patch }));
    setErrors((before) => Object.keys(patch).reduce(errorsWithout, before));
  }

  async function submit(sent: Values = values): Promise<Outcome> {
    const wrong = schema ? problemsOf(schema, sent) : {};
    setErrors(wrong);
    setFailure(null);
    if (Object.keys(wrong).length > 0) return "not_saved";
    setBusy(true);
    try {
      restart((lastSaved.current = await save(sent)));
      return "saved";
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setErrors(errorsByPath(error.fields));
      setFailure(error);
      setWaitUntil(error.code === "too_many_attempts" ? Date.now() + (error.retryAfterMs ?? 0) : 0);
      return error.code === "edit_conflict" ? "edit_conflict" : "not_saved";
    } finally {
      setBusy(false);
    }
  }

  const { errorAt, unplacedErrors } = placeErrors(errors, (path, word) =>
    fieldText(path, word, valueAt(values, path.split("."))),
  );
  return {
    values,
    stored: base,
    dirty,
    restored,
    busy,
    failure,
    waitUntil,
    errors,
    errorAt,
    unplacedErrors,
    change,
    submit,
    restart,
    send: save,
    lastSaved: () => lastSaved.current,
    discard: () => restart(given.current),
    goOnFrom,
    field: (key) => ({
      name: key,
      value: values[key],
      onChange: (value) => change({ [key]: value } as unknown as Partial<Values>),
      error: errorAt(key),
      errorAt: (part) => errorAt(`${key}.${part}`),
    }),
  };
}
