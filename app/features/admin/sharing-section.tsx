import type { AdminStats } from '../../domain/admin/overview.server.ts';
import { comparison } from '../../domain/admin/overview-numbers.ts';
import { StatCards } from './stat-cards.tsx';

const SHARING_WORDS =
  'New writers per share: guests whose first step here was a shared link and who then wrote, for each share of the last 7 days. Above 1 it grows by itself. Members and robots are not counted.';

/** Whether it spreads, and what waits for a look: docs/product.md §2, Admin. */
export function SharingSection({ stats, waiting }: { stats: AdminStats; waiting: number }) {
  const { reach, before } = stats;
  const card = (label: string, name: 'shares' | 'opened' | 'came' | 'wrote') => ({
    label,
    value: reach[name],
    note: comparison(reach[name], before[name]),
  });
  return (
    <section aria-labelledby="spread" className="mt-10">
      <h2 id="spread" className="text-xl">
        Sharing (This Week)
      </h2>
      <StatCards
        cards={[
          {
            label: 'Waiting Cases',
            value: waiting > 99 ? '99+' : waiting,
            to: '/admin/moderation',
          },
          card('Shares', 'shares'),
          card('Shared Links Opened', 'opened'),
          card('Guests From Shared Links', 'came'),
          card('Of Those, Wrote a Post', 'wrote'),
          {
            label: 'New Writers per Share',
            value: reach.loop === null ? '—' : reach.loop.toFixed(2),
          },
        ]}
      />
      <p className="mt-3 max-w-[68ch] text-sm text-muted">{SHARING_WORDS}</p>
    </section>
  );
}
