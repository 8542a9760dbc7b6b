import type { LookText } from '../pictures/card-look.ts';
import type { LookFaults, Typed } from './use-look.ts';

type Props = {
  field: LookText;
  label: string;
  hint?: string;
  /** Which keys a phone shows. */
  keys?: 'numeric';
  typed: Typed;
  faults: LookFaults;
  onType: (field: LookText, text: string) => void;
};

/** One text of the card, with what is wrong with it below. */
export function LookTextField({ field, label, hint, keys, typed, faults, onType }: Props) {
  const id = `studio-${field}`;
  const fault = faults[field];
  const words = fault ?? hint;
  const shared = {
    id,
    dir: 'auto',
    value: typed[field],
    'aria-invalid': fault === undefined ? undefined : true,
    'aria-describedby': words === undefined ? undefined : `${id}-words`,
    className: 'field',
  } as const;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {field === 'headline' ? (
        <textarea {...shared} rows={2} onChange={(event) => onType(field, event.target.value)} />
      ) : (
        <input
          {...shared}
          inputMode={keys}
          autoComplete="off"
          onChange={(event) => onType(field, event.target.value)}
        />
      )}
      {words !== undefined && (
        <p
          id={`${id}-words`}
          role={fault === undefined ? undefined : 'alert'}
          className={`mt-1.5 text-sm ${fault === undefined ? 'text-muted' : 'font-medium text-bad'}`}
        >
          {words}
        </p>
      )}
    </div>
  );
}
