import { readAsAdmin } from '../http/form-changes.server.ts';
import { Check, PenLine, X } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { EmptyPage } from '../site/empty-list.tsx';
import { PageTitle } from '../../ui/page-header.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/audit-page';
import { type AuditEntry, listAudit } from '../../domain/admin/list-audit.server.ts';

export const handle = { readers: 'admins', query: ['before'] } satisfies RouteHandle;

/** Returns a page of the audit log. */
export function loader(args: Route.LoaderArgs) {
  const before = new URL(args.request.url).searchParams.get('before');
  return readAsAdmin(args, (services) => listAudit(services, before));
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Audit Log · Admin') }];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { entries, next } = loaderData;
  return (
    <>
      <PageTitle face="rock-7" about="What admins did here. It forgets nothing.">
        Audit Log
      </PageTitle>
      {entries.length === 0 && (
        <EmptyPage
          faces={['clock', 'egg', 'printer']}
          sign="Minutes: 0"
          title="No admin has done anything yet."
          words="Exemplary leadership."
          heading="What is noted here by itself"
          things={[
            ['Who and when', 'The name of the admin, the day and the minute.'],
            ['What', 'What was hidden, restored or decided, and which setting was changed.'],
            ['Why', 'The reason, where one was given.'],
          ]}
        >
          <Link to="/admin/moderation" className="button button-plain">
            See what is waiting
          </Link>
        </EmptyPage>
      )}
      <ul className="card mt-6 divide-y divide-line px-4 py-1 empty:hidden sm:px-6">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {next !== null && (
        <Link to={`/admin/log?before=${next}`} className="button button-plain mt-4">
          Earlier
        </Link>
      )}
    </>
  );
}

const SIGNS = {
  gives: { Sign: Check, look: 'text-good' },
  takes: { Sign: X, look: 'text-bad' },
  changes: { Sign: PenLine, look: 'text-primary' },
};

function Entry({ entry }: { entry: AuditEntry }) {
  const { actor, action, effect, text, link, target, reason, at, isUndone } = entry;
  const isSetting = target === null;
  const { Sign, look } = SIGNS[effect];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 py-3.5 lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:gap-x-6">
      <span
        aria-hidden
        className={`grid size-9 place-items-center rounded-full border border-line bg-paper ${look}`}
      >
        <Sign size={18} />
      </span>
      <div className="pt-1.5">
        <p className="text-pretty">
          <span className="font-semibold">{actor}</span>{' '}
          <span>{isSetting && reason !== null ? `${action}:` : action}</span>{' '}
          <Target text={text} link={link} />
          {isSetting && reason !== null && <bdi className="font-semibold">{reason}</bdi>}
          {isUndone && <span className="ms-2 text-sm font-semibold text-muted">taken back</span>}
        </p>
        {!isSetting && reason !== null && (
          <p dir="auto" className="mt-1 border-s-2 border-line ps-3 text-muted">
            {reason}
          </p>
        )}
        {!isSetting && text === null && <p className="text-sm text-muted">{target}</p>}
      </div>
      <p className="text-sm text-muted max-lg:col-start-2 max-lg:mt-1 lg:pt-2">
        <LocalTime at={at} withClock />
      </p>
    </li>
  );
}

function Target({ text, link }: Pick<AuditEntry, 'text' | 'link'>) {
  if (text === null) return null;
  if (link === null) return <bdi>“{text}”</bdi>;
  return (
    <Link to={link} className="link">
      <bdi>“{text}”</bdi>
    </Link>
  );
}
