type ChoiceProps<Value extends string> = {
  legend: string;
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  isOff: boolean;
  onChange: (value: Value) => void;
};

/** One of a few, as buttons in a row. */
export function Choice<Value extends string>({
  legend,
  name,
  options,
  value,
  isOff,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <fieldset disabled={isOff}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className="button button-plain choice">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
