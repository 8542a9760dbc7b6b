import { POWER_VERBS, type StyleField } from '../../../comedy/post-styles.ts';
import { Field, type FieldControlProps } from '../../ui/form-controls.tsx';

type Props = { field: StyleField; length: number; fault: string | null };

/** One field of a form as the table describes it: label, control, count and what is wrong with it. */
export function FormField({ field, length, fault }: Props) {
  const { name, label, required, maxLength } = field;
  const count = `${name}-count`;
  const isNear = length > maxLength * 0.8;
  const isCounted = isNear || maxLength >= 1000;
  const words = <Count id={count} length={length} most={maxLength} isNear={isNear} />;
  const title = (
    <>
      {label}
      {!required && <span className="font-normal text-muted"> (Optional)</span>}
    </>
  );
  return (
    <Field id={name} label={title} fault={fault} note={isCounted ? { id: count, words } : null}>
      {(props) => <Control field={field} props={props} />}
    </Field>
  );
}

type CountProps = { id: string; length: number; most: number; isNear: boolean };

function Count({ id, length, most, isNear }: CountProps) {
  const left = most - length;
  return (
    <output
      id={id}
      // Read out with each key only where it matters.
      aria-live={isNear ? undefined : 'off'}
      className={`mt-1.5 block text-right text-sm ${left < 0 ? 'font-medium text-bad' : 'text-muted'}`}
    >
      {length.toLocaleString('en')} / {most.toLocaleString('en')}
      {left < 0 && `: ${(-left).toLocaleString('en')} too many`}
    </output>
  );
}

type ControlProps = { field: StyleField; props: FieldControlProps };

function Control({ field, props }: ControlProps) {
  const { name, placeholder, required, kind, defaultValue } = field;
  const shared = { ...props, name, required };
  if (kind === 'verb') {
    return (
      <select {...shared} defaultValue={defaultValue}>
        {POWER_VERBS.map((verb) => (
          <option key={verb}>{verb}</option>
        ))}
      </select>
    );
  }
  if (kind === 'long-text') {
    const rows = field.maxLength > 300 ? 6 : 3;
    return <textarea {...shared} rows={rows} dir="auto" placeholder={placeholder} />;
  }
  if (kind === 'number') {
    const bounds = { min: 0, max: 999, inputMode: 'numeric' } as const;
    return <input {...shared} {...bounds} type="number" placeholder={placeholder} />;
  }
  return <input {...shared} dir="auto" autoComplete="off" placeholder={placeholder} />;
}
