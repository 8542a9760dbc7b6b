import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import { useNotify } from '../../ui/toasts.tsx';
import type { NotificationsChange } from '../../domain/notifications/notifications.server.ts';
import {
  KIND_WORDS,
  NOTIFICATION_KINDS,
  type NotificationPreferences,
} from '../../domain/notifications/notifications.ts';

/** Which kinds of notices the member wants. */
export function NoticeSettings({ wishes }: { wishes: NotificationPreferences }) {
  const fetcher = useFetcher<NotificationsChange>();
  const notify = useNotify();
  const { data, state } = fetcher;
  const tell = useEffectEvent((change: NotificationsChange) => {
    if (change.ok) notify('good', 'Notice settings saved.');
  });
  useEffect(() => {
    if (data) tell(data);
  }, [data]);
  return (
    <aside aria-labelledby="notice-settings" className="card p-5 sm:p-6">
      <h2 id="notice-settings" className="text-xl">
        What to tell you
      </h2>
      <fetcher.Form method="post" className="mt-4">
        <fieldset>
          <legend className="sr-only">Kinds of notices</legend>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-1">
            {NOTIFICATION_KINDS.map((kind) => (
              <div key={kind} className="flex min-h-11 gap-3">
                <input
                  id={`notices-${kind}`}
                  type="checkbox"
                  name="kind"
                  value={kind}
                  defaultChecked={wishes[kind]}
                  className="mt-0.5 size-5 shrink-0 accent-primary"
                />
                <label htmlFor={`notices-${kind}`} className="flex-1">
                  <span className="block font-semibold">{KIND_WORDS[kind].label}</span>
                  <span className="block text-sm text-muted">{KIND_WORDS[kind].about}</span>
                </label>
              </div>
            ))}
          </div>
        </fieldset>
        <button
          type="submit"
          name="intent"
          value="save-settings"
          aria-disabled={state !== 'idle' || undefined}
          className="button button-primary mt-5"
        >
          {state === 'idle' ? 'Save' : 'Saving …'}
        </button>
      </fetcher.Form>
    </aside>
  );
}
