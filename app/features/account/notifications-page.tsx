import { useFetcher } from 'react-router';
import {
  findPreferences,
  listNotifications,
  type NotificationItem,
} from '../../domain/notifications/notifications.server.ts';
import {
  KIND_TEXTS,
  NOTIFICATION_KINDS,
  PREFERENCES_SAVED,
} from '../../domain/notifications/notifications.ts';
import {
  Bell,
  CheckCheck,
  Lightbulb,
  MessageSquare,
  Scale,
  ThumbsUp,
  TrendingDown,
} from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { useResultToast } from '../../ui/toasts.tsx';
import { useViewer } from '../site/use-viewer.ts';
import { Pager } from '../../ui/paged-list.tsx';
import type { FormAnswer } from '../http/form-answer.ts';
import { requireMember } from '../http/guards.server.ts';
import { memberContext, requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/notifications-page';

export const handle = { readers: 'members', query: ['after'] } satisfies RouteHandle;

export const middleware = [requireMember];

/** Returns a page of the member's notifications and the notification settings. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const member = context.get(memberContext);
  const after = new URL(request.url).searchParams.get('after');
  const page = await listNotifications(services, member, after);
  return { page, isFirst: after === null, wishes: await findPreferences(services, member) };
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Notifications') }];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

type Loaded = Route.ComponentProps['loaderData'];

export default function MemberNotificationsPage({ loaderData }: Route.ComponentProps) {
  const { page, isFirst, wishes } = loaderData;
  return (
    <div className="column py-8 md:py-12">
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        Notifications
      </h1>
      <div className="mt-8 grid grid-cols-1 gap-10 xl:grid-cols-[minmax(0,680px)_minmax(0,1fr)]">
        <NotificationList page={page} isFirst={isFirst} />
        <NotificationSettings wishes={wishes} />
      </div>
    </div>
  );
}

/** A page of notifications, newest first. */
function NotificationList({
  page: { notifications, next },
  isFirst,
}: Pick<Loaded, 'page' | 'isFirst'>) {
  const viewer = useViewer();
  const unread = viewer.kind === 'member' ? viewer.unreadNotifications : 0;
  if (notifications.length === 0) return <Empty isFirst={isFirst} />;
  return (
    <section aria-label="Your notifications">
      <div className="card">
        {unread > 0 && <MarkAll unread={unread} />}
        <ul className="divide-y divide-line">
          {notifications.map((notification) => (
            <NotificationRow key={notification.id} notification={notification} />
          ))}
        </ul>
      </div>
      <Pager
        first={!isFirst && ['/notifications', 'Newest']}
        next={next !== null && [`/notifications?after=${next}`, 'Older notifications']}
      />
    </section>
  );
}

function MarkAll({ unread }: { unread: number }) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form
      method="post"
      action="/notifications/read"
      className="flex items-center justify-between gap-3 border-b border-line py-1 ps-4 pe-1 sm:ps-6 sm:pe-3"
    >
      <span className="eyebrow">{unread.toLocaleString('en')} unread</span>
      <button
        type="submit"
        aria-disabled={fetcher.state !== 'idle' || undefined}
        className="button button-quiet"
      >
        <CheckCheck size={18} /> Mark all as read
      </button>
    </fetcher.Form>
  );
}

const ICONS = {
  reactions: ThumbsUp,
  comments: MessageSquare,
  remixes: TrendingDown,
  moderation: Scale,
  requests: Lightbulb,
} as const;

function NotificationRow({ notification }: { notification: NotificationItem }) {
  const fetcher = useFetcher();
  const { id, kind, text, link, at } = notification;
  const isRead = notification.isRead || fetcher.state !== 'idle';
  const Icon = ICONS[kind];
  const readPath = `/notifications/${id}/read`;
  // The link navigates at once. The request that marks the notification as read runs in the background.
  const markRead = () => {
    if (!isRead) void fetcher.submit(null, { method: 'post', action: readPath });
  };
  return (
    <li className="flex gap-4 p-4 sm:px-6">
      <span
        className={`grid size-10 shrink-0 place-items-center rounded-full ${isRead ? 'border border-line text-muted' : 'bg-tint text-primary'}`}
      >
        <Icon size={20} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {!isRead && (
            <span className="inline-flex items-center gap-1.5 font-semibold text-primary">
              <span aria-hidden className="size-2 rounded-full bg-accent" /> Unread
            </span>
          )}
          {!isRead && <span aria-hidden>·</span>}
          <span>{KIND_TEXTS[kind].label}</span> <span aria-hidden>·</span>{' '}
          <LocalTime at={at} asAge />
        </p>
        <p dir="auto" className={`mt-1 ${isRead ? '' : 'font-semibold'}`}>
          {text}
        </p>
        <div className="-ml-3 flex flex-wrap">
          {link !== null && (
            <Link to={link} onClick={markRead} className="button button-quiet">
              Have a look
            </Link>
          )}
          {!isRead && (
            <fetcher.Form method="post" action={readPath}>
              <button type="submit" className="button button-quiet text-muted">
                Mark as read
              </button>
            </fetcher.Form>
          )}
        </div>
      </div>
    </li>
  );
}

function Empty({ isFirst }: { isFirst: boolean }) {
  return (
    <section aria-label="Your notifications" className="grid">
      <EmptyState
        Icon={Bell}
        title="Nothing to report."
        words={
          isFirst
            ? 'When somebody does something with a post of yours, it says so here. They are composing themselves.'
            : 'There is nothing older than what you have seen.'
        }
      >
        {isFirst ? (
          <Link to="/generator" className="button button-primary">
            Write a post
          </Link>
        ) : (
          <Link to="/notifications" className="button button-plain">
            Newest
          </Link>
        )}
      </EmptyState>
    </section>
  );
}

/** The form that selects the kinds of notifications. */
function NotificationSettings({ wishes }: Pick<Loaded, 'wishes'>) {
  const fetcher = useFetcher<FormAnswer<{ ok: true }>>();
  const { data, state } = fetcher;
  useResultToast(data, ({ ok }) => ok && ['good', PREFERENCES_SAVED]);
  return (
    <aside aria-labelledby="notification-settings" className="card self-start p-5 sm:p-6">
      <h2 id="notification-settings" className="text-xl">
        What to tell you
      </h2>
      <fetcher.Form method="post" action="/notifications/settings" className="mt-4">
        <fieldset>
          <legend className="sr-only">Kinds of notifications</legend>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-1">
            {NOTIFICATION_KINDS.map((kind) => (
              <div key={kind} className="flex min-h-11 gap-3">
                <input
                  id={`notifications-${kind}`}
                  type="checkbox"
                  name="kind"
                  value={kind}
                  defaultChecked={wishes[kind]}
                  className="mt-0.5 size-5 shrink-0 accent-primary"
                />
                <label htmlFor={`notifications-${kind}`} className="flex-1">
                  <span className="block font-semibold">{KIND_TEXTS[kind].label}</span>
                  <span className="block text-sm text-muted">{KIND_TEXTS[kind].about}</span>
                </label>
              </div>
            ))}
          </div>
        </fieldset>
        <button
          type="submit"
          aria-disabled={state !== 'idle' || undefined}
          className="button button-primary mt-5"
        >
          {state === 'idle' ? 'Save' : 'Saving …'}
        </button>
      </fetcher.Form>
    </aside>
  );
}
