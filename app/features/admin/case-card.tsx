import { useFetcher } from 'react-router';
import type { CaseChange } from '../../domain/admin/change-moderation.server.ts';
import type { FormAnswer } from '../http/form-answer.ts';
import type { ModerationCase } from '../../domain/moderation/cases.server.ts';
import {
  CASE_DECIDED,
  HIDE_REASON_WORDS,
  QUEUED_WORDS,
  REPORT_REASON_WORDS,
} from '../../domain/screening/moderation-words.ts';
import { targetName } from '../../domain/moderation/target-name.ts';
import { Check, EyeOff, Flag } from '../../ui/icons/icons.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { CaseActs } from './case-acts.tsx';
import { PostCard, PostText } from '../posts/post-card.tsx';

/** A moderation case: its content, the reasons and the actions. */
export function CaseCard({ one: loaded }: { one: ModerationCase }) {
  const fetcher = useFetcher<FormAnswer<CaseChange>>();
  const one = afterResult(loaded, fetcher.data);
  return (
    <section
      aria-label={`Case of ${one.authorName}`}
      className="card grid overflow-hidden xl:grid-cols-[minmax(0,11fr)_minmax(0,10fr)]"
    >
      <div className="boardroom flex flex-col px-3 pt-3 pb-14 sm:px-8 sm:pt-8 sm:pb-20">
        <PostCard
          className="xl:my-auto"
          author={{ name: one.authorName, bio: one.authorBio }}
          face={one.authorFace}
          text={one.text}
          body={one.picture ? <Pictured one={one} picture={one.picture} /> : undefined}
          counts={null}
          age={
            <>
              <LocalTime at={one.createdAt} asAge /> <span aria-hidden>·</span>{' '}
              {targetName(one.kind, one.style)}
            </>
          }
        />
      </div>
      <div className="p-4 sm:p-8">
        <Why one={one} />
        <CaseActs one={one} fetcher={fetcher} />
      </div>
    </section>
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

function Why({ one }: { one: ModerationCase }) {
  const { reports, words, isHidden, hiddenReason, accountName, decision, reason } = one;
  const visibility = isHidden
    ? (QUEUED_WORDS[hiddenReason ?? ''] ?? 'hidden')
    : 'visible to everybody';
  return (
    <div className="grid gap-3">
      {decision && <Verdict decision={decision} reason={reason} at={one.closedAt} />}
      {reports.length > 0 && <Reports reports={reports} isDecided={decision !== null} />}
      {words.length > 0 && (
        <ul aria-label="What was said" className="grid gap-3">
          {words.map((said) => (
            <li
              key={`${said.at} ${said.words} ${said.contact}`}
              className="border-s-3 border-bad ps-4"
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
              <p className="text-sm text-muted">
                <span>{said.isMember ? 'A member' : 'A guest'}</span>,{' '}
                <LocalTime at={said.at} asAge />
              </p>
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-muted">
        From the account {accountName}
        {!isSaidBy(decision, isHidden) && (
          <span>
            {' '}
            <span aria-hidden>·</span> {visibility}
          </span>
        )}
      </p>
    </div>
  );
}

type ReportsProps = { reports: ModerationCase['reports']; isDecided: boolean };

/** Why somebody should look: the first thing to read until it is decided. */
function Reports({ reports, isDecided }: ReportsProps) {
  return (
    <ul
      aria-label="Reports"
      className={`grid gap-1 ${isDecided ? 'text-sm' : 'font-display text-xl leading-snug font-semibold'}`}
    >
      {reports.map(({ reason, count }) => (
        <li key={reason} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
          <Flag size={18} className={isDecided ? 'mt-0.5 text-muted' : 'mt-1.25 text-bad'} />
          <span>
            {labelOf(REPORT_REASON_WORDS, reason)}{' '}
            <span className="whitespace-nowrap">× {count}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Whether the decision says already that nobody sees it. */
function isSaidBy(decision: ModerationCase['decision'], isHidden: boolean): boolean {
  return isHidden && (decision === 'hide' || decision === 'delete');
}

type VerdictProps = {
  decision: NonNullable<ModerationCase['decision']>;
  reason: string | null;
  at: number | null;
};

/** What was decided, why and when. */
function Verdict({ decision, reason, at }: VerdictProps) {
  const isShown = decision === 'keep' || decision === 'restore';
  const Sign = isShown ? Check : EyeOff;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2 border-b border-line pb-3">
      <Sign size={18} className={`mt-0.75 ${isShown ? 'text-good' : 'text-bad'}`} />
      <p className={`font-semibold ${isShown ? 'text-good' : 'text-bad'}`}>
        {CASE_DECIDED[decision]}
      </p>
      {at !== null && (
        <p className="text-sm leading-6 text-muted">
          <LocalTime at={at} asAge />
        </p>
      )}
      {reason && <p className="col-span-2 col-start-2">{labelOf(HIDE_REASON_WORDS, reason)}</p>}
    </div>
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
