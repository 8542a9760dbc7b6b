import { Form, useNavigation } from 'react-router';
import type { MemberFacts } from '../../domain/admin/members.server.ts';
import { counted } from '../../platform/text/display-text.ts';
import { HideReasonField } from '../moderation/hide-reason-field.tsx';
import { Link } from '../../ui/links.tsx';

/** Hides everything that the member shows to others. `undoId` is set after that. */
export function HideAllForm({ undoId }: { undoId: string | undefined }) {
  const isIdle = useNavigation().state === 'idle';
  return (
    <>
      <Form
        method="post"
        className="mt-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
      >
        <HideReasonField label="Reason for hiding it" isRequired />
        <button
          name="intent"
          value="hide-all"
          aria-disabled={!isIdle || undefined}
          className="button button-plain border-bad text-bad"
        >
          Hide all of this member
        </button>
      </Form>
      {undoId !== undefined && (
        <Form method="post" className="mt-3 flex flex-wrap items-center gap-3">
          <input type="hidden" name="undo" value={undoId} />
          <button name="intent" value="undo-hide-all" className="button button-primary">
            Undo
          </button>
          <span className="text-sm text-muted">
            For ten minutes. After that, the decided cases can restore each of it.
          </span>
        </Form>
      )}
    </>
  );
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
  const { posts, comments, pictures, requests } = owned;
  const what = [
    counted(`${posts}`, 'post'),
    counted(`${comments}`, 'comment'),
    counted(`${pictures}`, 'picture'),
    counted(`${requests}`, 'feature request'),
  ];
  return (
    <section aria-labelledby="delete" className="card mt-4 border-bad p-4 sm:p-6">
      <h3 id="delete" className="text-lg font-semibold">
        Delete this account for good?
      </h3>
      <p className="mt-2">
        {`With it go ${what.slice(0, -1).join(', ')} and ${what.at(-1)}, private ones too, and its profile, sign-ins, replies, reactions and votes.`}{' '}
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
