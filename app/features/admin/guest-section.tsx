import { counted } from '../../platform/text/display-text.ts';
import type { AdminStats } from '../../domain/admin/overview.server.ts';
import { FunnelDrawing } from './funnel-drawing.tsx';
import { comparison, percent, RATES, STEPS, wholeNumber } from '../../domain/admin/overview.ts';
import { StatCards } from './stat-card.tsx';

/** docs/product.md §2: Guest User Analytics (This Week), with its banner, cards and funnel. */
export function GuestSection({ stats }: { stats: AdminStats }) {
  const { guestAnalytics, before, newUsersThisWeek } = stats;
  const cards = STEPS.slice(0, 4).map(({ key, label }) => ({
    label,
    value: wholeNumber(guestAnalytics[key]),
    note: comparison(guestAnalytics[key], before[key]),
  }));
  return (
    <section aria-labelledby="guests" className="mt-10">
      <h2 id="guests" className="text-xl">
        Guest User Analytics (This Week)
      </h2>
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-card border border-primary bg-tint px-5 py-4">
        <p className="font-semibold">New Users This Week</p>
        <p className="text-sm text-muted">{comparison(newUsersThisWeek, before.newUsers)}</p>
        <p className="w-full font-display text-3xl font-semibold tabular-nums">
          {wholeNumber(newUsersThisWeek)}
        </p>
      </div>
      <StatCards cards={cards} />
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        <div className="card p-4 sm:p-6">
          <h3 className="text-lg font-semibold">Conversion Funnel</h3>
          <dl className="mt-3 divide-y divide-line">
            {RATES.map(({ key, label }) => (
              <div key={key} className="flex items-baseline justify-between gap-4 py-2">
                <dt>{label}</dt>
                <dd className="font-display text-lg font-semibold tabular-nums">
                  {percent(guestAnalytics.conversionRates[key])}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-sm text-muted">
            One count of events divided by another: somebody who clicks twice counts twice, so a
            rate can pass 100%.
          </p>
        </div>
        <div className="card p-4 sm:p-6">
          <h3 className="mb-4 text-lg font-semibold">Guests, step by step</h3>
          <FunnelDrawing
            counts={guestAnalytics.inOrder}
            note={`The same week by person: guests who first pressed Try Now in it, and how many then took each step in this order. ${counted(wholeNumber(guestAnalytics.sessions), 'guest')} did anything at all.`}
          />
        </div>
      </div>
    </section>
  );
}
