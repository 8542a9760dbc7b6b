import { formatWholeNumber } from '../../domain/admin/overview-numbers.ts';
import { Link } from '../../ui/links.tsx';

type StatCardProps = { label: string; value: number | string; note?: string; to?: string };

/** A number with its label and its comparison with an earlier period. */
function StatCard({ label, value, note, to }: StatCardProps) {
  return (
    <div className="card relative flex min-w-0 flex-col p-4 sm:p-5">
      <dt className="text-sm font-semibold text-muted">
        {to === undefined ? (
          label
        ) : (
          <Link to={to} className="link after:absolute after:inset-0">
            {label}
          </Link>
        )}
      </dt>
      <dd className="mt-1 font-display text-2xl font-semibold tabular-nums">
        {typeof value === 'number' ? formatWholeNumber(value) : value}
      </dd>
      {note !== undefined && <dd className="mt-1 text-sm text-muted">{note}</dd>}
    </div>
  );
}

/** Cards with a number each, in rows of the same length. */
export function StatCards({ cards }: { cards: readonly StatCardProps[] }) {
  return (
    <dl
      className={`mt-4 grid grid-cols-2 gap-3 sm:gap-4 ${cards.length % 4 === 0 ? 'lg:grid-cols-4' : 'sm:grid-cols-3'}`}
    >
      {cards.map((card) => (
        <StatCard key={card.label} {...card} />
      ))}
    </dl>
  );
}
