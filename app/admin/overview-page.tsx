import { redirect } from 'react-router';
import { requestContext } from '../request-context.ts';
import type { Route } from './+types/overview-page';
import { describeSite } from './describe-site.server.ts';

/** How this server is set up. */
export function loader({ context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  const facts = describeSite(services, viewer);
  if (!facts) throw redirect('/');
  return { facts };
}

export { PageError as ErrorBoundary } from '../ui/page-error.tsx';

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  return (
    <section aria-labelledby="this-server" className="card max-w-2xl p-5 sm:p-8">
      <h2 id="this-server" className="text-xl">
        This server
      </h2>
      <dl className="mt-4 divide-y divide-line">
        {loaderData.facts.map(({ label, value }) => (
          <div key={label} className="grid gap-x-4 py-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
