import { useMessages } from "../../../lib/i18n/language.ts";
import { NumberField } from "../field/number-field.tsx";
import { TextField } from "../field/text-field.tsx";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { type Editing, fieldOf } from "./editing.ts";
import { RemoveButton } from "./remove-button.tsx";

/** One of several options that players choose from. */
export interface OptionRow {
  readonly code: string;
  readonly name: { readonly th: string; readonly en: string };
  readonly stock?: number | null;
}

interface OptionRowsProps {
  readonly rows: readonly OptionRow[];
  readonly row: (at: number) => Editing<OptionRow>;
  readonly onRemove: (at: number) => void;
  /** How many there are of each option: a column, when it has a name. */
  readonly stockLabel?: string;
}

/** Options to choose from, one line each: code, both names, and how many there are. */
export function OptionRows({ rows, row, onRemove, stockLabel }: OptionRowsProps) {
  const m = useMessages(staffUiMessages);
  if (rows.length === 0) return null;
  return (
    <div className="row-table">
      {rows.map((option, at) => {
        const editing = row(at);
        const name = (language: "th" | "en") => ({
          name: `name.${language}`,
          value: option.name[language],
          error: editing.errorAt(`name.${language}`),
          onChange: (text: string) => editing.change({ name: { ...option.name, [language]: text } }),
        });
        return (
          <div key={at} className={stockLabel ? "row-table__row row-table__row--stock" : "row-table__row"}>
            <TextField label={m.code} required maxLength={40} {...fieldOf(editing, "code")} />
            <TextField label={m.thai} lang="th" required maxLength={120} {...name("th")} />
            <TextField label={m.englishIfAny} lang="en" maxLength={120} {...name("en")} />
            {stockLabel && (
              <NumberField
                label={stockLabel}
                value={option.stock ?? null}
                error={editing.errorAt("stock")}
                onChange={(stock) => editing.change({ stock })}
              />
            )}
            <RemoveButton label={m.remove(option.code)} onClick={() => onRemove(at)} />
          </div>
        );
      })}
    </div>
  );
}
