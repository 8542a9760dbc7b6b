import { formatWholeNumber } from '../../domain/admin/overview-numbers.ts';
import { ChevronRight } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';

/** A number with its label, its comparison with an earlier period, and where it leads. */
type Stat = {
  label: string;
  value: number | string;
  note?: string | undefined;
  to?: string;
  /** Of a number that is not as it should be. */
  tone?: 'bad' | undefined;
};

function StatCard({ label, value, note, to, tone }: Stat) {
  return (
    <div className="card relative flex min-w-0 flex-col p-4 lg:p-5">
      <dt className="flex min-h-6 items-center text-sm font-semibold text-muted *:flex-1">
        {to === undefined ? (
          label
        ) : (
          <Link to={to} className="stretched-link flex min-h-6 items-center hover:underline">
            {label}
            <ChevronRight
              size={20}
              className="absolute end-4 bottom-6 text-primary lg:end-5 lg:bottom-8"
            />
          </Link>
        )}
      </dt>
      <dd
        className={`my-auto pt-1 font-display text-3xl leading-tight font-semibold tabular-nums ${tone === 'bad' ? 'text-bad' : ''}`}
      >
        {typeof value === 'number' ? formatWholeNumber(value) : value}
      </dd>
      {note !== undefined && <dd className="pt-1 text-sm text-balance text-muted">{note}</dd>}
    </div>
  );
}

type StatCardsProps = {
  cards: readonly Stat[];
  className?: string;
};

/** Cards with a number each, in rows of the same length. */
export function StatCards({ cards, className = '' }: StatCardsProps) {
  const rows = cards.length % 4 === 0 ? 'md:grid-cols-4' : 'sm:grid-cols-3';
  return (
    <dl className={`grid grid-cols-2 gap-3 sm:gap-4 ${rows} ${className}`}>
      {cards.map((card) => (
        <StatCard key={card.label} {...card} />
      ))}
    </dl>
  );
}

/** Numbers of less weight than cards: a row each, the numbers below each other. */
export function StatRows({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="mt-2 divide-y divide-line">
      {stats.map(({ label, value, note, to }) => (
        <div
          key={label}
          className="relative grid min-h-16 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-4 py-2.5"
        >
          <dt className={`leading-snug font-medium ${note === undefined ? 'row-span-2' : ''}`}>
            {to === undefined ? (
              label
            ) : (
              <Link
                to={to}
                className="stretched-link inline-flex min-h-6 items-center gap-1 font-semibold text-primary hover:underline"
              >
                {label} <ChevronRight size={18} />
              </Link>
            )}
          </dt>
          <dd className="col-start-2 row-span-2 row-start-1 font-display text-2xl font-semibold tabular-nums">
            {typeof value === 'number' ? formatWholeNumber(value) : value}
          </dd>
          {note !== undefined && <dd className="text-sm text-muted tabular-nums">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
