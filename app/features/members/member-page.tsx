import { type ReactNode, useEffect, useRef } from 'react';
import { data, type ShouldRevalidateFunctionArgs, useFetcher, useSearchParams } from 'react-router';
import type { MemberChange } from '../../domain/admin/member-change.ts';
import type { FormAnswer } from '../http/form-answer.ts';
import { readAsAdmin } from '../http/form-changes.server.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { BackLink } from '../../ui/page-header.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { useResultToast } from '../../ui/toasts.tsx';
import { More } from '../../ui/more.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/member-page';
import { DeleteAccount, HideAllForm, type MemberFormProps } from './member-removal.tsx';
import { MemberPieces } from './member-pieces.tsx';
import { describeMember, type MemberFacts } from '../../domain/admin/members.server.ts';
import { MAX_MEMBER_REASON_LENGTH } from '../../domain/admin/members.ts';
import { TARGET_KINDS } from '../../domain/screening/report.ts';
import { NO_EMAIL } from '../../domain/members/viewer.ts';
import { formatWholeNumber } from '../../domain/admin/overview-numbers.ts';

export const handle = {
  readers: 'admins',
  query: TARGET_KINDS,
} satisfies RouteHandle;

/** Returns a member with a page of each kind that was shown to others. 404 for an unknown id. */
export function loader(args: Route.LoaderArgs) {
  const params = new URL(args.request.url).searchParams;
  const pages = Object.fromEntries(TARGET_KINDS.map((kind) => [kind, params.get(kind)]));
  return readAsAdmin(
    args,
    async (...of) =>
      (await describeMember(...of, args.params.id, pages)) ?? data(null, { status: 404 }),
  );
}

/** Reloads after an error too: another admin may have changed the account. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  return change.formMethod !== undefined || change.defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(`${loaderData?.member.name ?? 'Member'} · Admin`) },
];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function MemberPage({ loaderData }: Route.ComponentProps) {
  const isAsking = useSearchParams()[0].has('delete');
  return (
    <section aria-labelledby="member">
      <BackLink to="/admin/users">Back to Users</BackLink>
      {loaderData ? (
        <Facts {...loaderData} isAsking={isAsking} />
      ) : (
        <h2 id="member" className="mt-3 text-xl">
          This member is gone
        </h2>
      )}
    </section>
  );
}

/** Takes the admin area from somebody whom the owner link made an admin. */
function AdminForm({ since, path, fetcher }: MemberFormProps & { since: number }) {
  return (
    <fetcher.Form
      method="post"
      action={`${path}/revoke-admin`}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 py-5"
    >
      <p>
        Admin by the owner link since <LocalTime at={since} />
      </p>
      <button className="button button-plain">Take the admin area away</button>
    </fetcher.Form>
  );
}

function Facts({ isAsking, ...facts }: MemberFacts & { isAsking: boolean }) {
  const { member, linkCommand, pieces, privatePosts, owned } = facts;
  const fetcher = useFetcher<FormAnswer<MemberChange>>();
  const path = `/admin/users/${member.id}`;
  useResultToast(fetcher.data, ({ ok, message }) => [ok ? 'good' : 'bad', message]);
  const form = { fetcher, path };
  return (
    <div className="member-parts mt-3">
      <div className="card p-5 sm:p-6">
        <div className="flex items-center gap-4">
          <Avatar name={member.name} photoUrl={member.photoUrl} className="size-14 text-xl" />
          <div className="min-w-0">
            <h2 id="member" className="text-xl">
              {member.name}
            </h2>
            <p className="text-muted">{member.email || NO_EMAIL}</p>
          </div>
        </div>
        {member.bio !== null && <p className="mt-3">{member.bio}</p>}
        <dl className="mt-5 grid grid-cols-2 gap-4 border-t border-line pt-5 sm:grid-cols-4">
          <Fact label="Joined" value={<LocalTime at={member.joined} />} />
          <Fact label="Last Login" value={<LocalTime at={member.lastLogin} />} />
          <Fact label="Posts" value={formatWholeNumber(member.posts)} />
          <Fact label="Account" value={member.isDisabled ? 'Disabled' : 'Enabled'} />
        </dl>
      </div>
      <aside aria-label="What an admin may do" className="card divide-y divide-line px-5 sm:px-6">
        {member.isSelf ? (
          <p className="py-5 text-muted">This is you.</p>
        ) : (
          <>
            <AccountForm isDisabled={member.isDisabled} {...form} />
            <HideAllForm hideable={facts.hideable} undos={facts.undos} {...form} />
            <DeleteAccount owned={owned} isAsking={isAsking} {...form} />
          </>
        )}
        {member.adminSince !== null && <AdminForm since={member.adminSince} {...form} />}
        <div className="pb-3">
          <More label="No way in left?">
            <p className="pb-2 text-sm text-muted">
              A link signs this member in, once. Make it on the server: <code>{linkCommand}</code>
            </p>
          </More>
        </div>
      </aside>
      <div className="grid grid-cols-1 gap-6">
        {TARGET_KINDS.map((kind) => (
          <MemberPieces
            key={kind}
            kind={kind}
            {...pieces[kind]}
            path={path}
            isSelf={member.isSelf}
            note={kind === 'post' ? savedWords(privatePosts) : undefined}
          />
        ))}
      </div>
    </div>
  );
}

const savedWords = (count: number) =>
  `${formatWholeNumber(count)} more saved for themselves. What was never shared is not shown here.`;

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}

function AccountForm({ isDisabled, fetcher, path }: MemberFormProps & { isDisabled: boolean }) {
  const isUnderWay = useRef(false);
  const isIdle = fetcher.state === 'idle';
  useEffect(() => {
    if (isIdle) isUnderWay.current = false;
  }, [isIdle]);
  return (
    <fetcher.Form
      method="post"
      action={`${path}/${isDisabled ? 'enable' : 'disable'}`}
      onSubmit={(event) => {
        // Ignores a second click while the first is pending.
        if (isUnderWay.current) event.preventDefault();
        isUnderWay.current = true;
      }}
      className="grid gap-3 py-5"
    >
      <h3 className="font-display text-lg font-semibold">The account</h3>
      <label className="grid gap-1 font-semibold">
        <span>
          Reason <span className="font-normal text-muted">for the audit log (Optional)</span>
        </span>
        <input name="reason" maxLength={MAX_MEMBER_REASON_LENGTH} className="field font-normal" />
      </label>
      <button
        aria-disabled={!isIdle || undefined}
        className={`button button-plain sm:justify-self-start ${isDisabled ? '' : 'border-bad text-bad'}`}
      >
        {isDisabled ? 'Enable account' : 'Disable account'}
      </button>
    </fetcher.Form>
  );
}
