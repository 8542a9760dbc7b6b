import type { ReactNode } from 'react';

/** What a control takes over. */
export type FieldControlProps = {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  id: string;
  label: ReactNode;
  /** What is wrong with it, in words. */
  error: string | null;
  /** What else is said of it, below it and to who cannot see it. */
  note?: { id: string; words: ReactNode } | null;
  /** The control itself. */
  children: (props: FieldControlProps) => ReactNode;
};

/** A control of a form: its label, and what is wrong with it. */
export function Field({ id, label, error, note = null, children }: FieldProps) {
  const described = [error !== null && `${id}-error`, note?.id].filter(Boolean).join(' ');
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {children({
        id,
        className: 'field',
        'aria-describedby': described || undefined,
        'aria-invalid': error === null ? undefined : true,
      })}
      {error !== null && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-bad">
          {error}
        </p>
      )}
      {note?.words}
    </div>
  );
}

type SwitchProps = { label: ReactNode; isOn: boolean; onChange: (isOn: boolean) => void };

/** Something that holds or does not. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-primary"
      />
      <span>{label}</span>
    </label>
  );
}

type ChoiceRowProps<Value extends string> = {
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
export function ChoiceRow<Value extends string>({
  name,
  legend,
  options,
  ...more
}: ChoiceRowProps<Value>) {
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

type Choice<Value extends string> = { value: Value; label: string; hint: string };

type ChoiceCardsProps<Value extends string> = {
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
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
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
