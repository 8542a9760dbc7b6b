import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { copyText } from '../ui/copy-text.ts';
import { useNotify } from '../ui/toasts.tsx';

/** A new token, this once. */
export function MadeToken({ secret, name }: { secret: string; name: string }) {
  const notify = useNotify();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const copy = async () => {
    const isCopied = await copyText(secret);
    notify(
      isCopied ? 'good' : 'bad',
      isCopied ? 'Token copied.' : 'Select it and copy it by hand.',
    );
  };
  return (
    <section aria-labelledby="made-token" className="card mt-8 border-2 border-accent p-5 sm:p-6">
      <h2 id="made-token" className="text-lg">
        Copy it now
      </h2>
      <p id="made-token-help" className="mt-1 text-muted">
        This is “{name}”. It is shown this once: we keep only what it takes to recognise it.
      </p>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row">
        <input
          ref={field}
          readOnly
          value={secret}
          aria-label="The new token"
          aria-describedby="made-token-help"
          className="field min-w-0 flex-1 font-mono text-sm"
        />
        <button type="button" onClick={() => void copy()} className="button button-primary">
          <Copy aria-hidden size={18} /> Copy
        </button>
      </div>
    </section>
  );
}
