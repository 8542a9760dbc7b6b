import type { ReactNode } from 'react';

type Props = { name: string; note?: ReactNode; children: ReactNode };

/** A row in a panel of the account: what it is, what there is to say of it, and a way to end it. */
export function PanelRow({ name, note, children }: Props) {
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p dir="auto" className="font-semibold break-words">
          {name}
        </p>
        {note && <p className="text-sm break-words text-muted">{note}</p>}
      </div>
      {children}
    </li>
  );
}

type Answer = { ok: true } | { ok: false; message: string };

/** Why the last thing asked for in a panel was not done. */
export function PanelRefusal({ answer }: { answer: Answer | undefined }) {
  if (!answer || answer.ok) return null;
  return (
    <p role="alert" className="mt-2 text-sm text-bad">
      {answer.message}
    </p>
  );
}
