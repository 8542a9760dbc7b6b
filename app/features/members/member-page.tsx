import { type ReactNode, useEffect, useRef } from 'react';
import { data, type ShouldRevalidateFunctionArgs, useFetcher, useSearchParams } from 'react-router';
import type { MemberChange } from '../../domain/admin/member-change.ts';
import type { FormAnswer } from '../http/form-answer.ts';
import { readAsAdmin } from '../http/form-changes.server.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { BackLink } from '../../ui/page-header.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { useResultToast } from '../../ui/toasts.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { PlainPage } from '../site/error-pages.tsx';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/member-page';
import { DeleteAccount, HideAllForm, type MemberFormProps } from './member-removal.tsx';
import { MemberAct } from './member-act.tsx';
import { MemberPieces } from './member-pieces.tsx';
import { describeMember, type MemberFacts } from '../../domain/admin/members.server.ts';
import { MAX_MEMBER_REASON_LENGTH } from '../../domain/admin/members.ts';
import { TARGET_KINDS, type TargetKind } from '../../domain/screening/report.ts';
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

const TO_USERS = { to: '/admin/users', label: 'Back to Users' };

export default function MemberPage({ loaderData }: Route.ComponentProps) {
  const isAsking = useSearchParams()[0].has('delete');
  if (!loaderData) {
    return (
      <PlainPage
        faces={['cactus', 'mug']}
        sign="1 seat free."
        title="This member is gone"
        way={TO_USERS}
        other={{ to: '/admin/log', label: 'Audit Log' }}
      >
        <p>
          There is no account at this address. If an admin deleted it, the audit log says who and
          when.
        </p>
      </PlainPage>
    );
  }
  return (
    <>
      <BackLink to={TO_USERS.to}>{TO_USERS.label}</BackLink>
      <Facts {...loaderData} isAsking={isAsking} />
    </>
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
  const isEmpty = (kind: TargetKind) => pieces[kind].pieces.length === 0;
  const list = (kinds: readonly TargetKind[], place = '') => (
    <div className={`card member-rows ${place}`}>
      {kinds.map((kind) => (
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
  );
  return (
    <div className="member-parts mt-3">
      <div className="card member-facts">
        <div>
          <Avatar name={member.name} photoUrl={member.photoUrl} face={member.face} className="" />
          <div>
            <h1 tabIndex={-1}>{member.name}</h1>
            <p>{member.email || NO_EMAIL}</p>
          </div>
        </div>
        {member.bio !== null && <p className="mt-4 text-lg">{member.bio}</p>}
        <dl>
          <Fact
            label="Posts"
            value={formatWholeNumber(member.posts)}
            note={`${formatWholeNumber(owned.posts)} kept`}
          />
          <Fact label="Joined" value={<LocalTime at={member.joined} />} />
          <Fact label="Last Login" value={<LocalTime at={member.lastLogin} />} />
          <Fact
            label="Account"
            value={member.isDisabled ? 'Disabled' : 'Enabled'}
            className={member.isDisabled ? 'text-bad' : 'text-good'}
          />
        </dl>
      </div>
      {/* What is empty is below what is not; with room, below what an admin may do. */}
      <div className="member-side">
        <aside aria-labelledby="acts" className="card member-rows">
          <h2 id="acts">What an admin may do</h2>
          {member.isSelf ? (
            <p className="py-5 text-muted">This is you.</p>
          ) : (
            <>
              <MemberAct
                title={`${member.isDisabled ? 'Enable' : 'Disable'} this account …`}
                about={member.isDisabled ? 'Switched off' : 'May sign in and write'}
              >
                <AccountForm isDisabled={member.isDisabled} {...form} />
              </MemberAct>
              <HideAllForm hideable={facts.hideable} undos={facts.undos} {...form} />
            </>
          )}
          {member.adminSince !== null && <AdminForm since={member.adminSince} {...form} />}
          <MemberAct title="Make a sign-in link …" about="No way in left? It signs in, once.">
            Make it on the server: <code>{linkCommand}</code>
          </MemberAct>
          {!member.isSelf && <DeleteAccount owned={owned} isAsking={isAsking} {...form} />}
        </aside>
        {list(TARGET_KINDS.filter(isEmpty))}
      </div>
      {list(WORDS.filter((kind) => !isEmpty(kind)))}
      {!isEmpty('resource') && list(['resource'], 'is-wide')}
    </div>
  );
}

/** What is read; pictures are below it, beside each other. */
const WORDS = TARGET_KINDS.filter((kind) => kind !== 'resource');

const savedWords = (count: number) =>
  `${count === 0 ? '' : `${formatWholeNumber(count)} more saved for themselves. `}What was never shared is not shown here. “Posts” counts what was ever written, also versions and what is deleted.`;

type FactProps = { label: string; value: ReactNode; note?: string; className?: string };

function Fact({ label, value, note, className }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={className}>
        {value}
        {note !== undefined && <small>{note}</small>}
      </dd>
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
      className="grid gap-3"
    >
      <label className="grid gap-1 font-semibold">
        <span>
          Reason <span className="font-normal text-muted">for the audit log (Optional)</span>
        </span>
        <input name="reason" maxLength={MAX_MEMBER_REASON_LENGTH} className="field font-normal" />
      </label>
      <button
        aria-disabled={!isIdle || undefined}
        className={`button button-plain ${isDisabled ? '' : 'border-bad text-bad'}`}
      >
        {isDisabled ? 'Enable account' : 'Disable account'}
      </button>
    </fetcher.Form>
  );
}
