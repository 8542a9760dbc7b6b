import type { ReactNode } from 'react';
import { useCopy } from './clipboard.tsx';
import { Copy } from './icons/icons.tsx';

type ShownOnceProps = {
  id: string;
  /** The name of the field. */
  label: string;
  value: string;
  /** The toast of a copy. */
  copied: string;
  /** What it is. */
  children: ReactNode;
};

/** A secret that the server shows once, selected, with a button that copies it. */
export function ShownOnce({ id, label, value, copied, children }: ShownOnceProps) {
  const { copy } = useCopy(copied, 'Select it and copy it by hand.');
  return (
    <section
      data-shown-once=""
      aria-labelledby={id}
      className="card border-2 border-accent p-5 sm:p-6"
    >
      <h2 id={id} className="text-lg">
        Copy it now
      </h2>
      <p id={`${id}-help`} className="mt-1 text-muted">
        {children}
      </p>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row">
        <input
          key={value}
          ref={selectWhole}
          readOnly
          value={value}
          aria-label={label}
          aria-describedby={`${id}-help`}
          className="field min-w-0 flex-1 font-mono text-sm"
        />
        <button type="button" onClick={() => void copy(value)} className="button button-primary">
          <Copy size={18} /> Copy
        </button>
      </div>
    </section>
  );
}

function selectWhole(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
