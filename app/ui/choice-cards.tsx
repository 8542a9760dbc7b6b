type Choice<Value extends string> = { value: Value; label: string; hint: string };

type Props<Value extends string> = {
  legend: string;
  name: string;
  choices: readonly Choice<Value>[];
  /** What is chosen, where the page holds it; else what is chosen at first. */
  value?: Value;
  first?: Value;
  onChange?: (value: Value) => void;
  isOff?: boolean;
};

/** A few choices of which one holds, each a card with its name and a hint. */
export function ChoiceCards<Value extends string>(props: Props<Value>) {
  const { legend, name, choices, value, first, onChange, isOff } = props;
  return (
    <fieldset disabled={isOff}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {choices.map((choice) => (
          <label key={choice.value} className="choice-card">
            <input
              type="radio"
              name={name}
              value={choice.value}
              {...(value === undefined
                ? { defaultChecked: choice.value === first }
                : { checked: choice.value === value })}
              onChange={() => onChange?.(choice.value)}
              aria-label={choice.label}
              aria-describedby={`${name}-${choice.value}`}
              className="size-4 shrink-0 accent-primary"
            />
            <span className="leading-snug">
              <span className="block font-medium">{choice.label}</span>
              <span id={`${name}-${choice.value}`} className="block text-sm text-muted">
                {choice.hint}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
