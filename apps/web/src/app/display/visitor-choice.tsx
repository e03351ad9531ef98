import "./visitor-choice.css";

interface VisitorChoiceProps<Value extends string> {
  readonly title: string;
  readonly name: string;
  /** The words of each value, in the order that they are shown in. */
  readonly options: Readonly<Record<Value, string>>;
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A choice of one from two or three, side by side. */
export function VisitorChoice<Value extends string>(props: VisitorChoiceProps<Value>) {
  const { title, name, options, chosen, onChoose } = props;
  return (
    <fieldset className="visitor-choice">
      <legend>{title}</legend>
      <div className="visitor-choice__options">
        {(Object.keys(options) as Value[]).map((value) => (
          <label key={value} className="visitor-choice__option">
            <input
              type="radio"
              className="unseen"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {options[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
