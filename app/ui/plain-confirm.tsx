import type { ReactNode } from 'react';

type Props = {
  /** What opens it. */
  label: string;
  /** What goes; asked before it is sent. */
  words: string;
  action: string;
  yes?: string;
  /** Nothing goes: it only asks for its fields. */
  isHarmless?: boolean;
  /** Further fields of the form. */
  children?: ReactNode;
};

/** A form that asks before it is sent, where no script opens a dialog: a summary, and the button behind it. */
export function PlainConfirm(props: Props) {
  const { label, words, action, yes = 'Delete for good', isHarmless = false, children } = props;
  return (
    <noscript>
      <details>
        <summary className="button button-quiet cursor-pointer text-sm text-muted">
          {`${label} …`}
        </summary>
        <form method="post" action={action} className="grid gap-3 p-3">
          <p className="text-sm text-ink">{words}</p>
          {children}
          <button
            className={`button button-plain justify-self-start ${isHarmless ? '' : 'border-bad text-bad'}`}
          >
            {yes}
          </button>
        </form>
      </details>
    </noscript>
  );
}
