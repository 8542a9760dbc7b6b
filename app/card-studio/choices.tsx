import type { ReactNode } from 'react';

type Props<Value extends string> = {
  name: string;
  legend: string;
  /** Whether the legend is only read out. */
  isQuiet?: boolean;
  options: readonly { value: Value; label: ReactNode }[];
  chosen: Value;
  onChoose: (value: Value) => void;
  /** Columns of one width, as many as there is room for. */
  isEven?: boolean;
};

/** One of a few, as buttons in a row: arrow keys go through them. */
export function Choices<Value extends string>({ name, legend, options, ...more }: Props<Value>) {
  const { isQuiet = false, isEven = false, chosen, onChoose } = more;
  const row = isEven ? 'grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))]' : 'flex flex-wrap';
  return (
    <fieldset className="min-w-0">
      <legend className={isQuiet ? 'sr-only' : 'mb-1.5 font-semibold'}>{legend}</legend>
      <div className={`${row} gap-2`}>
        {options.map(({ value, label }) => (
          <label key={value} className="button button-plain choice min-w-11 grow">
            <input
              type="radio"
              name={`studio-${name}`}
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

type SwitchProps = { label: ReactNode; isOn: boolean; onChange: (isOn: boolean) => void };

/** Something that is on the card or not. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-primary"
      />
      <span className="flex items-center gap-2">{label}</span>
    </label>
  );
}
