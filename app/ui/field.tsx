import type { ReactNode } from 'react';

/** What a control takes over. */
export type FieldControlProps = {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Props = {
  id: string;
  label: ReactNode;
  /** What is wrong with it, in words. */
  fault: string | null;
  /** What else is said of it, below it and to who cannot see it. */
  note?: { id: string; words: ReactNode } | null;
  /** The control itself. */
  children: (props: FieldControlProps) => ReactNode;
};

/** A control of a form: its label, and what is wrong with it. */
export function Field({ id, label, fault, note = null, children }: Props) {
  const described = [fault !== null && `${id}-fault`, note?.id].filter(Boolean).join(' ');
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {children({
        id,
        className: 'field',
        'aria-describedby': described || undefined,
        'aria-invalid': fault === null ? undefined : true,
      })}
      {fault !== null && (
        <p id={`${id}-fault`} role="alert" className="mt-1.5 text-sm font-medium text-bad">
          {fault}
        </p>
      )}
      {note?.words}
    </div>
  );
}
