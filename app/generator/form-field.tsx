import { POWER_VERBS, type StyleField } from '../../comedy/post-styles.ts';

type Props = { field: StyleField; length: number; fault: string | null };

/** One field of a form as the table describes it: label, control, count and what is wrong with it. */
export function FormField({ field, length, fault }: Props) {
  const { name, label, required, maxLength } = field;
  const isNear = length > maxLength * 0.8;
  const notes = [fault && `${name}-fault`, isNear && `${name}-count`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={name} className="mb-1.5 block font-semibold">
        {label}
        {!required && <span className="font-normal text-muted"> (Optional)</span>}
      </label>
      <Control field={field} describedBy={notes || undefined} isFaulty={fault !== null} />
      {fault && (
        <p id={`${name}-fault`} role="alert" className="mt-1.5 text-sm font-medium text-bad">
          {fault}
        </p>
      )}
      {isNear && <Count id={`${name}-count`} length={length} most={maxLength} />}
    </div>
  );
}

function Count({ id, length, most }: { id: string; length: number; most: number }) {
  const left = most - length;
  return (
    <output
      id={id}
      className={`mt-1.5 block text-right text-sm ${left < 0 ? 'font-medium text-bad' : 'text-muted'}`}
    >
      {length.toLocaleString('en')} / {most.toLocaleString('en')}
      {left < 0 && `: ${(-left).toLocaleString('en')} too many`}
    </output>
  );
}

type ControlProps = { field: StyleField; describedBy: string | undefined; isFaulty: boolean };

function Control({ field, describedBy, isFaulty }: ControlProps) {
  const { name, placeholder, required, kind, defaultValue } = field;
  const shared = {
    id: name,
    name,
    required,
    className: 'field',
    'aria-describedby': describedBy,
    'aria-invalid': isFaulty || undefined,
  };
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
