import type { LookText } from '../../domain/cards/card-look.ts';
import { Field } from '../../ui/form-controls.tsx';
import type { LookFaults, Typed } from './use-look.ts';

type Props = {
  field: LookText;
  label: string;
  /** Which keys a phone shows. */
  keys?: 'numeric';
  typed: Typed;
  faults: LookFaults;
  onType: (field: LookText, text: string) => void;
};

/** One text of the card, with what is wrong with it below. */
export function LookTextField({ field, label, keys, typed, faults, onType }: Props) {
  return (
    <Field id={`studio-${field}`} label={label} fault={faults[field] ?? null}>
      {(props) => {
        const shared = { ...props, dir: 'auto', value: typed[field] } as const;
        return field === 'headline' ? (
          <textarea {...shared} rows={2} onChange={(event) => onType(field, event.target.value)} />
        ) : (
          <input
            {...shared}
            inputMode={keys}
            autoComplete="off"
            onChange={(event) => onType(field, event.target.value)}
          />
        );
      }}
    </Field>
  );
}
