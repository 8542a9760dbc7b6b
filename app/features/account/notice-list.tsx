import { CheckCheck, Lightbulb, MessageSquare, Scale, ThumbsUp } from 'lucide-react';
import { Link, useFetcher } from 'react-router';
import { useViewer } from '../../ui/use-viewer.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import type {
  NotificationItem,
  NotificationsPage,
} from '../../domain/notifications/notifications.server.ts';
import { KIND_WORDS } from '../../domain/notifications/notifications.ts';

type Props = { page: NotificationsPage; isFirst: boolean };

/** The notices, newest first, a page at a time. */
export function NoticeList({ page: { notices, next }, isFirst }: Props) {
  const viewer = useViewer();
  const hasUnread = viewer.kind === 'member' && viewer.unreadNotices > 0;
  if (notices.length === 0) return <Empty isFirst={isFirst} />;
  return (
    <section aria-label="Your notices">
      {hasUnread && <MarkAll />}
      <ul className="card divide-y divide-line">
        {notices.map((notice) => (
          <OneNotice key={notice.id} notice={notice} />
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap justify-between gap-3">
        {!isFirst && (
          <Link to="/notices" className="button button-plain">
            Newest
          </Link>
        )}
        {next !== null && (
          <Link to={`/notices?after=${next}`} className="button button-plain ml-auto">
            Older notices
          </Link>
        )}
      </p>
    </section>
  );
}

function MarkAll() {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" className="mb-3 flex justify-end">
      <button
        type="submit"
        name="intent"
        value="mark-all-read"
        aria-disabled={fetcher.state !== 'idle' || undefined}
        className="button button-quiet"
      >
        <CheckCheck aria-hidden size={18} /> Mark all as read
      </button>
    </fetcher.Form>
  );
}

const ICONS = {
  reactions: ThumbsUp,
  comments: MessageSquare,
  moderation: Scale,
  requests: Lightbulb,
} as const;

function OneNotice({ notice }: { notice: NotificationItem }) {
  const fetcher = useFetcher();
  const { id, kind, text, link, at } = notice;
  const isRead = notice.isRead || fetcher.state !== 'idle';
  const Icon = ICONS[kind];
  // The link leads on at once; that it was read follows when it follows.
  const markRead = () => {
    if (!isRead) void fetcher.submit({ intent: 'mark-read', notice: id }, { method: 'post' });
  };
  return (
    <li className="flex gap-4 p-4 sm:px-6">
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {!isRead && (
            <span className="inline-flex items-center gap-1.5 font-semibold text-primary">
              <span aria-hidden className="size-2 rounded-full bg-accent" /> Unread
            </span>
          )}
          {!isRead && <span aria-hidden>·</span>}
          {KIND_WORDS[kind].label} <span aria-hidden>·</span> <LocalTime at={at} asAge />
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
            <fetcher.Form method="post">
              <input type="hidden" name="notice" value={id} />
              <button
                type="submit"
                name="intent"
                value="mark-read"
                className="button button-quiet text-muted"
              >
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
    <section aria-label="Your notices">
      <EmptyState
        title="Nothing to report."
        words={
          isFirst
            ? 'When somebody reacts to you, you will hear of it here. They are composing themselves.'
            : 'There is nothing older than what you have seen.'
        }
      >
        {isFirst ? (
          <Link to="/generator" className="button button-primary">
            Write a post
          </Link>
        ) : (
          <Link to="/notices" className="button button-plain">
            Newest
          </Link>
        )}
      </EmptyState>
    </section>
  );
}
