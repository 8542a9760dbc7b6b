import { data, redirect } from 'react-router';
import { requireMember } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import { readForm } from '../../platform/http/request-body.server.ts';
import { pageTitle } from '../../ui/page-title.ts';
import type { Route } from './+types/notices-page';
import {
  changeNotifications,
  findPreferences,
  listNotifications,
} from '../../domain/notifications/notifications.server.ts';
import { NoticeList } from './notice-list.tsx';
import { NoticeSettings } from './notice-settings.tsx';

export const middleware = [requireMember];

/** A page of the member's notices, and which kinds it wants. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  if (viewer.kind !== 'member') throw redirect('/login?next=/notices');
  const after = new URL(request.url).searchParams.get('after');
  const page = await listNotifications(services, viewer, after);
  return { page, isFirst: after === null, wishes: await findPreferences(services, viewer) };
}

/** What the forms of the page send. Without script the page comes back with it done. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, viewer } = context.get(requestContext);
  if (viewer.kind !== 'member') throw redirect('/login?next=/notices');
  const form = await readForm(request);
  const done = await changeNotifications(services, viewer, form ?? new FormData());
  return data(done, { status: done.ok ? 200 : done.status });
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Notices') }];

export { PageError as ErrorBoundary } from '../../ui/page-error.tsx';

export default function NotificationsPage({ loaderData }: Route.ComponentProps) {
  const { page, isFirst, wishes } = loaderData;
  return (
    <div className="column py-8 md:py-12">
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        Notices
      </h1>
      <div className="mt-8 grid grid-cols-1 items-start gap-10 xl:grid-cols-[minmax(0,680px)_minmax(0,1fr)]">
        <NoticeList page={page} isFirst={isFirst} />
        <NoticeSettings wishes={wishes} />
      </div>
    </div>
  );
}
