import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { MemberFacts } from '../../domain/admin/members.server.ts';
import { MEMBER_MESSAGES } from '../../domain/admin/members.ts';
import { formatWholeNumber } from '../../domain/admin/overview-numbers.ts';
import { counted } from '../../platform/text/display-text.ts';
import { HideReasonField } from '../moderation/hide-reason-field.tsx';
import { Link } from '../../ui/links.tsx';
import { LocalTime } from '../../ui/local-time.tsx';

type HideProps = Pick<MemberFacts, 'hideable' | 'undo'>;

/** Hides everything that the member shows to others, after saying what that is. Undo stays as long as it is valid. */
export function HideAllForm({ hideable, undo }: HideProps) {
  const box = useRef<HTMLDivElement>(null);
  const undoId = undo?.id ?? null;
  const lastUndoId = useRef(undoId);
  useEffect(() => {
    // The pressed button is gone, and its focus with it.
    if (lastUndoId.current !== undoId) box.current?.focus();
    lastUndoId.current = undoId;
  }, [undoId]);
  const what = thingsOf({
    posts: hideable.post,
    comments: hideable.comment + hideable.request_comment,
    pictures: hideable.resource,
    requests: hideable.feature_request,
  });
  return (
    <div ref={box} tabIndex={-1} className="mt-4">
      {what !== null && <HideAll what={what} />}
      {undo !== null && <UndoHideAll undo={undo} />}
      {what === null && undo === null && (
        <p className="text-muted">{MEMBER_MESSAGES.nothingToHide}</p>
      )}
    </div>
  );
}

function HideAll({ what }: { what: string }) {
  const isIdle = useNavigation().state === 'idle';
  return (
    <Form method="post" className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
      <HideReasonField label="Reason for hiding it" isRequired />
      <button
        name="intent"
        value="hide-all"
        aria-describedby="hides"
        aria-disabled={!isIdle || undefined}
        className="button button-plain border-bad text-bad"
      >
        Hide all of this member
      </button>
      <p id="hides" className="text-sm text-muted sm:col-span-2">
        {`Hides ${what} from everybody, at most 1,000 at a time. The member gets one notification.`}
      </p>
    </Form>
  );
}

function UndoHideAll({ undo }: { undo: NonNullable<MemberFacts['undo']> }) {
  const count = formatWholeNumber(undo.hidden);
  return (
    <Form method="post" className="mt-3">
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
      <button name="intent" value="undo-hide-all" className="button button-primary mt-2">
        Undo
      </button>
    </Form>
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

type DeleteProps = Pick<MemberFacts, 'owned'> & { path: string; isAsking: boolean };

/** Deletes the account in two steps: a link, then a button beside what goes. Works without JavaScript. */
export function DeleteAccount({ owned, path, isAsking }: DeleteProps) {
  const isIdle = useNavigation().state === 'idle';
  if (!isAsking) {
    return (
      <p className="mt-4">
        <Link
          to={`${path}?delete`}
          preventScrollReset
          className="button button-quiet -ms-3 text-bad"
        >
          Delete this account …
        </Link>
      </p>
    );
  }
  const what = thingsOf(owned);
  return (
    <section aria-labelledby="delete" className="card mt-4 border-bad p-4 sm:p-6">
      <h3 id="delete" className="text-lg font-semibold">
        Delete this account for good?
      </h3>
      <p className="mt-2">
        {`With it go ${what === null ? '' : `${what}, private ones too, and `}its profile, sign-ins, replies, reactions and votes.`}{' '}
        This cannot be undone, and the member is not told. The audit log keeps that it was done.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Form method="post" action={path}>
          <button
            name="intent"
            value="delete-account"
            aria-disabled={!isIdle || undefined}
            className="button button-plain border-bad text-bad"
          >
            Delete for good
          </button>
        </Form>
        <Link to={path} preventScrollReset className="button button-primary">
          Keep it
        </Link>
      </div>
    </section>
  );
}
