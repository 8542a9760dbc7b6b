import { useEffect, useRef, useState } from 'react';
import { type FetcherWithComponents, useFetcher, useLocation } from 'react-router';
import type { CaseChange } from '../../domain/admin/change-moderation.server.ts';
import type { FormAnswer } from '../http/form-answer.ts';
import type { ModerationCase } from '../../domain/moderation/cases.server.ts';
import {
  CASE_DECIDED,
  HIDE_REASON_WORDS,
  QUEUED_WORDS,
  REPORT_REASON_WORDS,
  VISIBLE_BEFORE,
} from '../../domain/screening/moderation-words.ts';
import { Link } from '../../ui/links.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { HideReasonField } from '../moderation/hide-reason-field.tsx';
import { PostCard, PostText } from '../posts/post-card.tsx';

/** A moderation case: its content, the reasons and the actions. */
export function CaseCard({ one: loaded }: { one: ModerationCase }) {
  const fetcher = useFetcher<FormAnswer<CaseChange>>();
  const one = afterResult(loaded, fetcher.data);
  return (
    <PostCard
      className="xl:grid xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr]"
      author={{ name: one.authorName, bio: one.authorBio }}
      text={one.text}
      body={one.picture ? <Pictured one={one} picture={one.picture} /> : undefined}
      counts={null}
      age={
        <>
          <LocalTime at={one.createdAt} asAge /> <span aria-hidden>·</span> {whatOf(one)}
        </>
      }
      actions={
        <div className="border-t border-line p-4 sm:px-6 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:border-s xl:border-t-0 xl:py-6">
          <Why one={one} />
          <Acts one={one} fetcher={fetcher} />
        </div>
      }
    />
  );
}

/** Returns the case after an action. The list itself reloads only at the next navigation. */
function afterResult(
  one: ModerationCase,
  result: FormAnswer<CaseChange> | undefined,
): ModerationCase {
  if (!result?.ok) return one;
  const { did, version } = result;
  // An undo also gives the case a new version.
  if (did === 'undo') return { ...one, version };
  const isHidden = did === 'hide' || did === 'delete';
  return { ...one, version, isHidden, hiddenReason: null, decision: null };
}

type PicturedProps = { one: ModerationCase; picture: NonNullable<ModerationCase['picture']> };

function Pictured({ one: { kind, text }, picture }: PicturedProps) {
  if (kind === 'resource') return <CasePicture picture={picture} text={text} />;
  return (
    <>
      <PostText text={text} foldedTo={undefined} />
      <CasePicture picture={picture} text={null} />
    </>
  );
}

function whatOf({ kind, style }: ModerationCase): string {
  if (kind === 'resource') return 'Picture of the library';
  if (kind === 'feature_request') return 'Feature request';
  if (kind === 'request_comment') return 'Comment on a feature request';
  return kind === 'comment' ? `Comment on ${style}` : style;
}

function Why({ one }: { one: ModerationCase }) {
  const { reports, words, isHidden, hiddenReason, accountName, decision, reason } = one;
  const visibility = isHidden
    ? (QUEUED_WORDS[hiddenReason ?? ''] ?? 'hidden')
    : 'visible to everybody';
  return (
    <div className="text-sm">
      <p className="text-muted">
        From the account {accountName} <span aria-hidden>·</span> {visibility}
      </p>
      {decision && (
        <p className="mt-1">
          {CASE_DECIDED[decision]} {reason && <span>{labelOf(HIDE_REASON_WORDS, reason)}</span>}
        </p>
      )}
      {reports.length > 0 && (
        <ul aria-label="Reports" className="mt-2 flex flex-wrap gap-2">
          {reports.map(({ reason: why, count }) => (
            <li key={why} className="rounded-full border border-line px-3 py-1 font-medium">
              {labelOf(REPORT_REASON_WORDS, why)} × {count}
            </li>
          ))}
        </ul>
      )}
      {words.length > 0 && (
        <ul aria-label="What was said" className="mt-3 grid gap-2">
          {words.map((said) => (
            <li
              key={`${said.at} ${said.words} ${said.contact}`}
              className="border-l-2 border-line pl-3"
            >
              {said.words && (
                <p dir="auto" className="break-words">
                  {said.words}
                </p>
              )}
              {said.contact && (
                <p dir="auto" className="break-words">
                  To be reached at: {said.contact}
                </p>
              )}
              <p className="text-muted">
                <span>{said.isMember ? 'A member' : 'A guest'}</span>,{' '}
                <LocalTime at={said.at} asAge />
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const UNDO_TIMEOUT_MS = 10_000;

type Fetcher = FetcherWithComponents<FormAnswer<CaseChange>>;
type ActsProps = { one: ModerationCase; fetcher: Fetcher };

function Acts({ one, fetcher }: ActsProps) {
  const result = fetcher.data;
  const done = result?.ok && result.did !== 'undo' ? result : null;
  const isBusy = fetcher.state !== 'idle';
  if (done) return <Done key={done.undoId} done={done} fetcher={fetcher} />;
  return (
    <fetcher.Form method="post" action={`/admin/moderation/${one.id}/decision`} className="mt-4">
      <input type="hidden" name="version" value={one.version} />
      <HideReasonField className="text-sm" />
      <div aria-busy={isBusy || undefined} className="mt-3 flex flex-wrap gap-2">
        <Act decision={one.isHidden ? 'restore' : 'keep'} isMain>
          {one.isHidden ? 'Restore' : 'Keep'}
        </Act>
        {(!one.isHidden || one.closedAt === null) && <Act decision="hide">Hide</Act>}
        {one.decision !== 'delete' && <Act decision="delete">Delete</Act>}
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

type ActProps = { decision: string; isMain?: boolean; children: string };

function Act({ decision, isMain = false, children }: ActProps) {
  return (
    <button
      name="decision"
      value={decision}
      className={`button ${isMain ? 'button-primary' : 'button-plain'}`}
    >
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

function labelOf(words: Readonly<Record<string, string>>, name: string): string {
  return words[name] ?? name;
}

/** `text` is the owner's description; null when the post above contains it. */
type CasePictureProps = { picture: NonNullable<ModerationCase['picture']>; text: string | null };

/** A picture to review: small, and blurred until the admin opens it. Works without JavaScript. */
function CasePicture({ picture: { url, width, height, alt, tags }, text }: CasePictureProps) {
  return (
    <div className="px-4 pb-4 sm:px-6">
      <details className="group max-w-72">
        <summary className="block cursor-pointer rounded-control">
          <span className="block overflow-hidden rounded-control bg-paper">
            <img
              src={url}
              alt=""
              width={width}
              height={height}
              loading="lazy"
              className="max-h-72 w-full object-contain blur-2xl group-open:blur-none motion-safe:transition-[filter]"
            />
          </span>
          <span className="button button-plain mt-2 w-full group-open:hidden">
            Show the picture
          </span>
          <span className="button button-plain mt-2 hidden w-full group-open:inline-flex">
            Blur it again
          </span>
        </summary>
      </details>
      {text !== null && (
        <p dir="auto" className="mt-3 font-semibold break-words">
          {text}
        </p>
      )}
      {alt !== text && (
        <p dir="auto" className="mt-1 break-words">
          <span className="text-muted">For those who cannot see it:</span> {alt}
        </p>
      )}
      {tags.length > 0 && (
        <p className="mt-1 text-sm break-words text-muted">
          {tags.map((tag) => `#${tag}`).join(' ')}
        </p>
      )}
    </div>
  );
}
