import { readAsAdmin } from '../http/form-changes.server.ts';
import { Link } from '../../ui/links.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { EmptyPage } from '../site/empty-list.tsx';
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
    <section aria-labelledby="audit">
      <h2 id="audit" className="text-xl">
        Audit Log
      </h2>
      {entries.length === 0 && (
        <EmptyPage
          title="No admin has done anything yet."
          words="Exemplary leadership."
          heading="What is noted here by itself"
          things={[
            ['Who and when', 'The name of the admin, the day and the minute.'],
            ['What', 'What was hidden, restored or decided, and which setting was changed.'],
            ['Why', 'The reason, where one was given.'],
          ]}
        />
      )}
      <ul className="card mt-4 divide-y divide-line px-4 py-1 empty:hidden sm:px-6">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {next !== null && (
        <Link to={`/admin/log?before=${next}`} className="button button-plain mt-4">
          Earlier
        </Link>
      )}
    </section>
  );
}

function Entry({ entry: { actor, action, text, link, target, reason, at, isUndone } }: Props) {
  return (
    <li className="py-3 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-6">
      <div>
        <p>
          <span className="font-semibold">{actor}</span> {action} <Target text={text} link={link} />
          {isUndone && <span className="ms-2 text-sm font-semibold">taken back</span>}
        </p>
        {reason !== null && (
          <p dir="auto" className="mt-1 border-s-2 border-line ps-3">
            {reason}
          </p>
        )}
      </div>
      <p className="mt-1 text-sm text-muted lg:mt-0.5 lg:text-end">
        <LocalTime at={at} withClock />
        {target !== null && (
          <span>
            {' '}
            <span aria-hidden className="lg:hidden">
              ·
            </span>{' '}
            <span className="break-all lg:block">{target}</span>
          </span>
        )}
      </p>
    </li>
  );
}

type Props = { entry: AuditEntry };

function Target({ text, link }: Pick<AuditEntry, 'text' | 'link'>) {
  if (text === null) return null;
  if (link === null) return <bdi>“{text}”</bdi>;
  return (
    <Link to={link} className="link">
      <bdi>“{text}”</bdi>
    </Link>
  );
}
