import type { ComponentProps, ReactNode } from 'react';

/** Props that `Field` passes to its control. */
export type FieldControlProps = {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  id: string;
  label: ReactNode;
  error?: string | null;
  /** A sentence below the control. */
  hint?: ReactNode;
  /** Another description below it, such as a counter. */
  note?: { id: string; words: ReactNode } | null;
  children: (props: FieldControlProps) => ReactNode;
};

/** A form control with its label and error message; what is below it describes it. */
export function Field(props: FieldProps) {
  const { id, label, error = null, hint, note = null, children } = props;
  const ids = [error !== null && `${id}-error`, hint !== undefined && `${id}-hint`, note?.id];
  const described = ids.filter(Boolean).join(' ');
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
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {note?.words}
    </div>
  );
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & Omit<FieldProps, 'children'>;

/** A field of one line, named like its id unless `name` says otherwise. */
export function TextField({ id, label, error, hint, note, ...input }: TextFieldProps) {
  return (
    <Field {...{ id, label, error, hint, note }}>
      {(control) => <input name={id} autoComplete="off" {...control} {...input} />}
    </Field>
  );
}

/** A small sentence below a control. */
export function Hint({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 text-sm text-muted">
      {children}
    </p>
  );
}

/** Beside the button of a form whose text the keys send too, where there is a keyboard. */
export function SendKeys() {
  return <span className="hidden text-sm text-muted lg:pointer-fine:inline">or Ctrl+Enter</span>;
}

type SwitchProps = { label: ReactNode; isOn: boolean; onChange: (isOn: boolean) => void };

/** A labelled checkbox. */
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
  legend: ReactNode;
  /** Hides the legend visually; screen readers still read it. */
  isQuiet?: boolean;
  options: readonly { value: Value; label: ReactNode }[];
  chosen: Value;
  onChoose: (value: Value, form: HTMLFormElement | null) => void;
  isOff?: boolean;
  /** Shows the options as the parts of one control, each as wide as the next. */
  isJoined?: boolean;
  /** Classes for the layout of the row, and extra classes for each button. */
  row?: string;
  button?: string;
};

/** The options of a record of values and their labels. */
export function optionsOf<Value extends string>(labels: Readonly<Record<Value, ReactNode>>) {
  return (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));
}

/** Radio buttons styled as a row of buttons. Arrow keys move between them. */
export function ChoiceRow<Value extends string>({
  name,
  legend,
  options,
  ...more
}: ChoiceRowProps<Value>) {
  const { isQuiet = false, chosen, onChoose, isOff, isJoined = false, button = '' } = more;
  const row = isJoined ? 'segments' : `gap-2 ${more.row ?? 'flex flex-wrap'}`;
  return (
    <fieldset disabled={isOff} className="min-w-0">
      <legend className={isQuiet ? 'sr-only' : 'mb-1.5 font-semibold'}>{legend}</legend>
      <div className={row}>
        {options.map(({ value, label }) => (
          <label key={value} className={`button button-plain choice ${button}`}>
            <input
              type="radio"
              name={name}
              value={value}
              className="sr-only"
              checked={value === chosen}
              onChange={({ currentTarget }) => onChoose(value, currentTarget.form)}
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
  /** `value` makes the cards controlled; `first` is the initial choice otherwise. */
  value?: Value;
  first?: Value;
  onChange?: (value: Value) => void;
  isOff?: boolean;
  /** One below the other, where the hints are sentences. */
  isStacked?: boolean;
};

/** Radio buttons styled as cards, each with a name and a hint. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, name, choices, value, first, onChange, isOff, isStacked } = props;
  const wide = isStacked ? '' : choices.length === 2 ? 'sm:grid-cols-2' : 'three-choices';
  return (
    <fieldset disabled={isOff}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className={`grid gap-2 ${wide}`}>
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
              className="radio"
            />
            <span className="leading-snug">
              <span className="block font-medium">{choice.label}</span>
              <span id={`${name}-${choice.value}`} className="choice-hint block text-sm text-muted">
                {choice.hint}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
