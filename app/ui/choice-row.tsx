import type { ReactNode } from 'react';

type Props<Value extends string> = {
  name: string;
  legend: string;
  /** Whether the legend is only read out. */
  isQuiet?: boolean;
  options: readonly { value: Value; label: ReactNode }[];
  chosen: Value;
  onChoose: (value: Value) => void;
  isOff?: boolean;
  /** How the row is laid out, and more of each of its buttons. */
  row?: string;
  button?: string;
};

/** One of a few, as buttons in a row: arrow keys go through them. */
export function ChoiceRow<Value extends string>({ name, legend, options, ...more }: Props<Value>) {
  const { isQuiet = false, chosen, onChoose, isOff, row = 'flex flex-wrap', button = '' } = more;
  return (
    <fieldset disabled={isOff} className="min-w-0">
      <legend className={isQuiet ? 'sr-only' : 'mb-1.5 font-semibold'}>{legend}</legend>
      <div className={`${row} gap-2`}>
        {options.map(({ value, label }) => (
          <label key={value} className={`button button-plain choice ${button}`}>
            <input
              type="radio"
              name={name}
              value={value}
              className="sr-only"
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
