import { useEffect, useRef } from 'react';
import type { FetcherWithComponents } from 'react-router';
import type { MemberChange } from '../../domain/admin/member-change.ts';
import type { MemberFacts } from '../../domain/admin/members.server.ts';
import { MEMBER_MESSAGES } from '../../domain/admin/members.ts';
import { formatWholeNumber } from '../../domain/admin/overview-numbers.ts';
import { counted } from '../../platform/text/display-text.ts';
import type { FormAnswer } from '../http/form-answer.ts';
import { HideReasonField } from '../moderation/hide-reason-field.tsx';
import { MemberAct } from './member-act.tsx';
import { ChevronRight } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { LocalTime } from '../../ui/local-time.tsx';

/** The one fetcher of the page, so that a result outlives its form, and the path of the page. */
export type MemberFormProps = {
  fetcher: FetcherWithComponents<FormAnswer<MemberChange>>;
  path: string;
};

type HideProps = Pick<MemberFacts, 'hideable' | 'undos'> & MemberFormProps;

/** Hides everything that the member shows to others, after saying what that is. Each Undo stays as long as it is valid. */
export function HideAllForm({ hideable, undos, ...form }: HideProps) {
  const box = useRef<HTMLDivElement>(null);
  const offered = undos.map(({ id }) => id).join(' ');
  const lastOffered = useRef(offered);
  useEffect(() => {
    // The pressed button is gone, and its focus with it.
    if (lastOffered.current !== offered) box.current?.focus();
    lastOffered.current = offered;
  }, [offered]);
  const what = thingsOf({
    posts: hideable.post,
    comments: hideable.comment + hideable.request_comment,
    pictures: hideable.resource,
    requests: hideable.feature_request,
  });
  return (
    <div ref={box} tabIndex={-1}>
      {what !== null && (
        <MemberAct title="Hide all it has shown …" about={what}>
          <HideAll what={what} {...form} />
        </MemberAct>
      )}
      {undos.map((undo) => (
        <UndoHideAll key={undo.id} undo={undo} {...form} />
      ))}
      {what === null && undos.length === 0 && (
        <p className="py-4 text-muted">{MEMBER_MESSAGES.nothingToHide}</p>
      )}
    </div>
  );
}

function HideAll({ what, fetcher, path }: MemberFormProps & { what: string }) {
  return (
    <fetcher.Form method="post" action={`${path}/hide-all`} className="grid gap-3">
      <HideReasonField label="Reason for hiding it" isRequired />
      <p id="hides" className="text-muted">
        {`Hides ${what} from everybody, at most 1,000 at a time. The member gets one notification.`}
      </p>
      <button
        aria-describedby="hides"
        aria-disabled={fetcher.state !== 'idle' || undefined}
        className="button button-plain border-bad text-bad"
      >
        Hide all of this member
      </button>
    </fetcher.Form>
  );
}

type UndoProps = MemberFormProps & { undo: MemberFacts['undos'][number] };

function UndoHideAll({ undo, fetcher, path }: UndoProps) {
  const count = formatWholeNumber(undo.hidden);
  return (
    <fetcher.Form method="post" action={`${path}/undo-hide-all`} className="py-4">
      <input type="hidden" name="undo" value={undo.id} />
      <p>
        <span>{`Hidden at once: ${counted(count, 'thing')} of this member. Undo works until `}</span>
        <LocalTime at={undo.until} withClock />
        <span>. After that, each can be restored under </span>
        <Link to="/admin/moderation?state=closed" className="link">
          Decided cases
        </Link>
        .
      </p>
      <button className="button button-primary mt-2">Undo</button>
    </fetcher.Form>
  );
}

type Things = Record<'posts' | 'comments' | 'pictures' | 'requests', number>;

/** "1 post, 2 comments and 1 picture", without what there is none of; null when there is nothing. */
function thingsOf({ posts, comments, pictures, requests }: Things): string | null {
  const things = [
    [posts, 'post'],
    [comments, 'comment'],
    [pictures, 'picture'],
    [requests, 'feature request'],
  ] as const;
  const words = things
    .filter(([count]) => count > 0)
    .map(([count, thing]) => counted(formatWholeNumber(count), thing));
  const last = words.pop();
  if (last === undefined) return null;
  return words.length === 0 ? last : `${words.join(', ')} and ${last}`;
}

type DeleteProps = Pick<MemberFacts, 'owned'> & MemberFormProps & { isAsking: boolean };

/** Deletes the account in two steps: a link, then a button beside what goes. Works without JavaScript. */
export function DeleteAccount({ isAsking, ...asked }: DeleteProps) {
  const box = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(isAsking);
  useEffect(() => {
    // The question, or the link to it: the top of the page is far from both.
    if (wasAsking.current !== isAsking) box.current?.querySelector<HTMLElement>('h2, a')?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  return (
    <div ref={box}>{isAsking ? <AskToDelete {...asked} /> : <DeleteLink path={asked.path} />}</div>
  );
}

function DeleteLink({ path }: { path: string }) {
  return (
    <div className="member-act is-final">
      <header>
        <h3>
          <Link to={`${path}?delete`} preventScrollReset>
            Delete this account …
          </Link>
        </h3>
        <span>For good. You are asked once more.</span>
        <ChevronRight size={18} />
      </header>
    </div>
  );
}

function AskToDelete({ owned, path, fetcher }: Omit<DeleteProps, 'isAsking'>) {
  const what = thingsOf(owned);
  return (
    <section aria-labelledby="delete" className="py-5">
      <h2 id="delete" tabIndex={-1} className="text-xl text-bad">
        Delete this account for good?
      </h2>
      <p className="mt-2">
        {`With it go ${what === null ? '' : `${what}, private ones too, and `}its profile, sign-ins, replies, reactions and votes.`}{' '}
        This cannot be undone, and the member is not told. The audit log keeps that it was done.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <fetcher.Form method="post" action={`${path}/delete`}>
          <button
            aria-disabled={fetcher.state !== 'idle' || undefined}
            className="button button-plain border-bad text-bad"
          >
            Delete for good
          </button>
        </fetcher.Form>
        <Link to={path} preventScrollReset className="button button-primary">
          Keep it
        </Link>
      </div>
    </section>
  );
}
