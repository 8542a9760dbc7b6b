import { requestContext } from '../request/request-context.ts';
import { originOf, pageMeta } from '../../ui/page-meta.ts';
import type { Route } from './+types/developers-page';
import { ApiReference } from './api-reference.tsx';
import { describeApi } from '../../domain/api/describe-api.server.ts';

export function loader({ context }: Route.LoaderArgs) {
  return describeApi(context.get(requestContext).services.publicOrigin);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Developers',
    description: 'Posts, replies, translations and verdicts for programs: the API, with examples.',
    path: '/developers',
    origin: originOf(matches),
  });

export { PageError as ErrorBoundary } from '../../ui/page-error.tsx';

export default function DevelopersPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="column py-8 md:py-12">
      <div className="mx-auto max-w-[760px]">
        <h1 tabIndex={-1} className="text-4xl">
          Developers
        </h1>
        <p className="mt-4 text-lg text-muted">
          Thought leadership does not scale by hand. Everything here can be done by a program.
        </p>
        <ApiReference api={loaderData} />
      </div>
    </div>
  );
}
