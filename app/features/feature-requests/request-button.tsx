import { useLocation } from 'react-router';
import { FEATURE_REQUEST } from '../../domain/feature-requests/request-words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { Lightbulb } from '../../ui/icons/icons.tsx';
import { PLAIN_FORMS } from '../site/rejected-form.ts';

// Loaded on demand: few visits open the dialog.
const load = async () => (await import('./request-dialog.tsx')).RequestDialog;

const BOARD = '/requests';

type Props = {
  className: string;
  label?: string;
  /** Marks it on the board and on a request, as the navigation marks where one is. */
  marksBoard?: boolean;
};

/** Opens the feature request dialog. Without script it is a link to the form of the board. */
export function RequestButton({ className, label = FEATURE_REQUEST, marksBoard }: Props) {
  const { pathname } = useLocation();
  const isOnBoard = pathname === BOARD;
  const isHere = marksBoard && (isOnBoard || pathname.startsWith(`${BOARD}/`));
  const current = isHere ? true : undefined;
  const content = (
    <>
      <Lightbulb size={20} />
      <span className="nav-name">{label}</span>
    </>
  );
  return (
    <>
      <DialogForm load={load} method="get" action={BOARD}>
        <button type="submit" aria-current={current} className={`${className} noscript:hidden`}>
          {content}
        </button>
      </DialogForm>
      <noscript>
        {/* On the board it loads no page, which would empty the form. */}
        <a
          href={`${isOnBoard ? '' : BOARD}#${PLAIN_FORMS.request}`}
          aria-current={current}
          className={className}
        >
          {content}
        </a>
      </noscript>
    </>
  );
}
