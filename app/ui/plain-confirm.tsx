import type { ReactNode } from 'react';
import type { Form } from 'react-router';

type Props = {
  /** What opens it. */
  label: string;
  /** What goes; asked before it is sent. */
  words: string;
  action: string;
  yes?: string;
  /** Nothing goes: it only asks for its fields. */
  isHarmless?: boolean;
  /** The form of a fetcher, which sends it in place where a script runs. */
  Form?: 'form' | typeof Form;
  /** Further fields of the form. */
  children?: ReactNode;
};

/** `AskedForm` where no script opens a dialog. */
export function PlainConfirm(props: Props) {
  return (
    <noscript>
      <AskedForm {...props} />
    </noscript>
  );
}

/** A form that asks before it is sent: a summary, and the button behind it. */
export function AskedForm(props: Props) {
  const { label, words, action, yes = 'Delete for good', isHarmless = false, children } = props;
  const { Form: Sent = 'form' } = props;
  return (
    <details>
      <summary className="button button-quiet cursor-pointer text-sm text-muted">
        {`${label} …`}
      </summary>
      <Sent method="post" action={action} className="grid gap-3 p-3">
        <p className="text-sm text-ink">{words}</p>
        {children}
        <button
          className={`button button-plain justify-self-start ${isHarmless ? '' : 'border-bad text-bad'}`}
        >
          {yes}
        </button>
      </Sent>
    </details>
  );
}
