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
  Check,
  CheckCheck,
  ChevronDown,
  Lightbulb,
  MessageSquare,
  Scale,
  ThumbsUp,
  TrendingDown,
} from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { PageTitle } from '../../ui/page-header.tsx';
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
      <PageTitle face="pigeon-1" about="Who reacted, who replied, and what was decided.">
        Notifications
      </PageTitle>
      <div className="beside mt-6 gap-y-6">
        <div className="beside-main">
          <NotificationList page={page} isFirst={isFirst} />
        </div>
        <div className="beside-part">
          <NotificationSettings wishes={wishes} />
        </div>
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
  // The only one is marked in its row, where that is in this list.
  const hasButton = unread > 1 || notifications.every(({ isRead }) => isRead);
  return (
    <section aria-label="Your notifications">
      <div className="card">
        {unread > 0 && <Unread count={unread} hasButton={hasButton} />}
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

/** How many are unread, and the button that marks all of them. */
function Unread({ count, hasButton }: { count: number; hasButton: boolean }) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form
      method="post"
      action="/notifications/read"
      className="flex min-h-12 items-center justify-between gap-3 border-b border-line px-4 py-1 sm:px-6"
    >
      <span className="eyebrow">{count.toLocaleString('en')} unread</span>
      {hasButton && (
        <button
          type="submit"
          aria-disabled={fetcher.state !== 'idle' || undefined}
          className="button button-quiet -me-3"
        >
          <CheckCheck size={18} /> Mark all as read
        </button>
      )}
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
    <li
      className={`relative flex items-center gap-4 p-4 last:rounded-b-card has-[a:hover]:bg-tint sm:px-6 [ul:first-child>&]:first:rounded-t-card ${isRead ? '' : 'bg-tint'}`}
    >
      <span
        className={`grid size-10 shrink-0 place-items-center rounded-full max-sm:self-start ${isRead ? 'border border-line text-muted' : 'bg-surface text-primary'}`}
      >
        <Icon size={20} />
      </span>
      <div className="min-w-0 flex-1">
        <p dir="auto" className={`text-pretty break-words ${isRead ? '' : 'font-semibold'}`}>
          {link === null ? (
            text
          ) : (
            // The whole row leads there.
            <Link to={link} onClick={markRead} className="stretched-link">
              {text}
            </Link>
          )}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {!isRead && (
            <span className="size-2 rounded-full bg-accent">
              <span className="sr-only">Unread</span>
            </span>
          )}
          <span>{KIND_TEXTS[kind].label}</span> <span aria-hidden>·</span>{' '}
          <LocalTime at={at} asAge />
        </p>
      </div>
      {!isRead && (
        <fetcher.Form method="post" action={readPath} className="relative z-1 -me-3 shrink-0">
          <button
            type="submit"
            title="Mark as read"
            className="button button-quiet text-sm text-muted"
          >
            <Check />
            <span className="max-sm:sr-only">Mark as read</span>
          </button>
        </fetcher.Form>
      )}
    </li>
  );
}

function Empty({ isFirst }: { isFirst: boolean }) {
  return (
    <section aria-label="Your notifications" className="grid">
      <EmptyState
        face="clock"
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
          <Link to="/notifications" className="button button-primary">
            Newest
          </Link>
        )}
      </EmptyState>
    </section>
  );
}

const SETTINGS_TITLE = 'What to tell you';

/** The form that selects the kinds of notifications. */
function NotificationSettings({ wishes }: Pick<Loaded, 'wishes'>) {
  const fetcher = useFetcher<FormAnswer<{ ok: true }>>();
  const { data, state } = fetcher;
  useResultToast(data, ({ ok }) => ok && ['good', PREFERENCES_SAVED]);
  const wanted = NOTIFICATION_KINDS.filter((kind) => wishes[kind]).length;
  return (
    <details className="for-wide-screens card">
      <summary className="disclosure min-h-14 justify-between px-4 font-semibold sm:px-6">
        <h2 className="font-sans text-base tracking-normal">{SETTINGS_TITLE}</h2>
        <span className="ms-auto text-sm font-normal text-muted">
          {wanted} of {NOTIFICATION_KINDS.length} kinds
        </span>
        <ChevronDown size={18} className="text-muted" />
      </summary>
      <fetcher.Form
        method="post"
        action="/notifications/settings"
        className="border-line p-4 max-md:border-t sm:p-6"
      >
        <h2 className="mb-4 text-xl max-md:hidden">{SETTINGS_TITLE}</h2>
        <fieldset>
          <legend className="sr-only">Kinds of notifications</legend>
          <div className="grid grid-cols-1 gap-4 sm:max-xl:grid-cols-2 sm:gap-x-8">
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
                  <span className="block text-pretty text-muted">{KIND_TEXTS[kind].about}</span>
                </label>
              </div>
            ))}
          </div>
          <button
            type="submit"
            aria-disabled={state !== 'idle' || undefined}
            className="button button-plain mt-6 max-sm:w-full sm:max-xl:min-w-36 xl:w-full"
          >
            {state === 'idle' ? 'Save' : 'Saving …'}
          </button>
        </fieldset>
      </fetcher.Form>
    </details>
  );
}
