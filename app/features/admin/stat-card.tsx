import { Link } from 'react-router';

type Props = { label: string; value: string; note?: string; to?: string };

/** One number: what it counts, how much, and how that was before. */
function StatCard({ label, value, note, to }: Props) {
  return (
    <div className="card relative flex min-w-0 flex-col p-4 sm:p-5">
      <dt className="text-sm font-semibold text-muted">
        {to === undefined ? (
          label
        ) : (
          <Link
            to={to}
            className="text-primary underline underline-offset-4 after:absolute after:inset-0"
          >
            {label}
          </Link>
        )}
      </dt>
      <dd className="mt-1 font-display text-2xl font-semibold tabular-nums">{value}</dd>
      {note !== undefined && <dd className="mt-1 text-sm text-muted">{note}</dd>}
    </div>
  );
}

/** Some of them side by side. */
export function StatCards({ cards }: { cards: readonly Props[] }) {
  return (
    <dl className="mt-4 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {cards.map((card) => (
        <StatCard key={card.label} {...card} />
      ))}
    </dl>
  );
}
