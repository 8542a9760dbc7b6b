import { useEffect, useRef, useState } from 'react';
import { type FetcherWithComponents, useLocation } from 'react-router';
import type { CaseChange } from '../../domain/admin/change-moderation.server.ts';
import type { ModerationCase } from '../../domain/moderation/cases.server.ts';
import { CASE_DECIDED, VISIBLE_BEFORE } from '../../domain/screening/moderation-words.ts';
import { ChevronDown } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import type { FormAnswer } from '../http/form-answer.ts';
import { HideReasonField } from '../moderation/hide-reason-field.tsx';

const UNDO_TIMEOUT_MS = 10_000;

type Fetcher = FetcherWithComponents<FormAnswer<CaseChange>>;
type ActsProps = { one: ModerationCase; fetcher: Fetcher };

/** What an admin may decide about a case, then what was decided and the way back. */
export function CaseActs({ one, fetcher }: ActsProps) {
  const result = fetcher.data;
  const done = result?.ok && result.did !== 'undo' ? result : null;
  const isBusy = fetcher.state !== 'idle';
  if (done) return <Done key={done.undoId} done={done} fetcher={fetcher} />;
  return (
    <fetcher.Form method="post" action={`/admin/moderation/${one.id}/decision`} className="mt-4">
      <input type="hidden" name="version" value={one.version} />
      <div aria-busy={isBusy || undefined}>
        {one.closedAt === null ? <Choices one={one} /> : <OtherChoices one={one} />}
      </div>
      {result && (
        <p role={result.ok ? 'status' : 'alert'} className={`mt-2 ${result.ok ? '' : 'text-bad'}`}>
          <span>{result.ok ? undone(result) : result.message}</span>
          {!result.ok && result.reason === 'case-decided' && <Reload />}
        </p>
      )}
    </fetcher.Form>
  );
}

function Choices({ one: { isHidden, closedAt } }: { one: ModerationCase }) {
  const isOpen = closedAt === null;
  const mayReturn = isOpen && isHidden;
  return (
    <>
      {(mayReturn || !isHidden) && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {mayReturn ? (
            <Restore look={MAIN} />
          ) : (
            <Act decision="keep" look={isOpen ? MAIN : PLAIN}>
              Keep
            </Act>
          )}
          <p className="text-muted">
            {mayReturn ? 'Everybody sees it again.' : 'It stays where it is.'}
          </p>
        </div>
      )}
      <div className="mt-4 border-t border-line pt-4">
        <HideReasonField />
        <div className="mt-3 grid grid-cols-2 gap-2 *:only:col-span-2">
          {(isOpen || !isHidden) && (
            <Act decision="hide" look={PLAIN}>
              Hide
            </Act>
          )}
          <Act decision="delete" look="button-plain border-bad text-bad">
            Delete
          </Act>
        </div>
      </div>
    </>
  );
}

const MAIN = 'button-primary px-8';
const PLAIN = 'button-plain';

const Restore = ({ look }: { look: string }) => (
  <Act decision="restore" look={look}>
    Restore
  </Act>
);

/** Of a decided case: the way back, and on a press what needs a reason again. */
function OtherChoices({ one }: { one: ModerationCase }) {
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-2">
      {one.isHidden && <Restore look={PLAIN} />}
      {one.decision !== 'delete' && (
        <details className="open:basis-full">
          <summary className="disclosure text-sm font-semibold text-primary">
            <span>{one.isHidden ? 'Delete it instead' : 'Decide again'}</span>{' '}
            <ChevronDown size={18} />
          </summary>
          <div className="pt-2">
            <Choices one={one} />
          </div>
        </details>
      )}
    </div>
  );
}

const undone = ({ wasVisible }: { wasVisible?: true }) =>
  wasVisible ? VISIBLE_BEFORE : 'Undone. Nobody has noticed.';

function Reload() {
  const { pathname, search } = useLocation();
  return (
    <span>
      {' '}
      <Link to={pathname + search} reloadDocument className="underline">
        Reload
      </Link>
    </span>
  );
}

type ActProps = { decision: string; look: string; children: string };

function Act({ decision, look, children }: ActProps) {
  return (
    <button name="decision" value={decision} className={`button ${look}`}>
      {children}
    </button>
  );
}

type DoneProps = { done: Extract<CaseChange, { ok: true }>; fetcher: Fetcher };

function Done({ done: { did, undoId }, fetcher }: DoneProps) {
  const [isLate, setIsLate] = useState(false);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Focuses the button that replaces the pressed one.
    undo.current?.focus();
    const timer = setTimeout(() => setIsLate(true), UNDO_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <fetcher.Form
      method="post"
      action={`/admin/decisions/${undoId}/undo`}
      className="mt-4 flex flex-wrap items-center gap-3"
    >
      <output className="font-semibold">{did === 'undo' ? '' : CASE_DECIDED[did]}</output>
      {!isLate && (
        <button ref={undo} className="button button-plain">
          Undo
        </button>
      )}
    </fetcher.Form>
  );
}
