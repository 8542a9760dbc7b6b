import { COPIED, TEXT_COPY_FAILED, useCopy } from './clipboard.tsx';
import { Check, Copy } from './icons/icons.tsx';

/** `label`: what the command does. */
type Props = { label: string; children: string };

/** A command to copy. Lines that are longer than the box is wide are reached by scrolling it: a broken one cannot be read. */
export function Command({ label, children }: Props) {
  return (
    <div className="mt-4 overflow-hidden rounded-control border border-line bg-tint">
      <div className="flex min-h-11 items-center justify-between border-b border-line ps-4 max-sm:ps-2.5">
        <span className="text-sm font-semibold text-muted">Shell</span>
        <CopyButton label={label} text={children} />
      </div>
      <section
        aria-label={`Command: ${label}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by key, also in Safari
        tabIndex={0}
        className="command-lines overflow-x-auto -outline-offset-2 print:whitespace-pre-wrap"
      >
        <pre className="w-max p-4 font-mono text-sm leading-relaxed max-sm:px-2.5 max-sm:text-[0.75rem] print:w-auto print:whitespace-pre-wrap">
          {children}
        </pre>
      </section>
    </div>
  );
}

/** A short command to copy, in one line with its button. */
export function CommandLine({ label, children }: Props) {
  return (
    <div className="flex min-h-11 items-center rounded-control border border-line bg-surface ps-4">
      <code className="min-w-0 flex-1 py-2.5 font-mono text-sm break-words">{children}</code>
      <CopyButton label={label} text={children} />
    </div>
  );
}

function CopyButton({ label, text }: { label: string; text: string }) {
  const { copy, isCopied } = useCopy(COPIED, TEXT_COPY_FAILED);
  const Icon = isCopied ? Check : Copy;
  return (
    <button
      type="button"
      onClick={() => void copy(text)}
      aria-label={`Copy: ${label}`}
      className="button button-quiet shrink-0 text-sm noscript:hidden"
    >
      <Icon size={16} /> <span>{isCopied ? 'Copied!' : 'Copy'}</span>
    </button>
  );
}
