import {
  type FunnelCounts,
  percent,
  percentOf,
  STEPS,
  wholeNumber,
} from '../../domain/admin/overview.ts';

const HEIGHT = 44;

/** A funnel drawn as one: each step as wide as what is left of the first. The words are a list of their own. */
export function FunnelDrawing({ counts, note }: { counts: FunnelCounts; note: string }) {
  const first = counts.tryNowClicks;
  const widest = Math.max(...STEPS.map(({ key }) => counts[key]), 1);
  const widths = STEPS.map(({ key }) => (counts[key] / widest) * 100);
  return (
    <div>
      <ol>
        {STEPS.map(({ key, label }, index) => (
          <li
            key={key}
            className="grid grid-cols-[7.5rem_minmax(0,1fr)_auto] items-center gap-x-3 sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
          >
            <span className="text-sm font-semibold">{label}</span>
            <Slice width={widths[index] ?? 0} next={widths[index + 1] ?? widths[index] ?? 0} />
            <span className="min-w-24 text-end text-sm tabular-nums">
              <span className="font-semibold">{wholeNumber(counts[key])}</span>{' '}
              <span className="inline-block min-w-14 text-muted">
                {percent(percentOf(counts[key], first))}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm text-muted">{note}</p>
    </div>
  );
}

function Slice({ width, next }: { width: number; next: number }) {
  const [top, bottom] = [width / 2, Math.min(next, width) / 2];
  const points = `${50 - top},0 ${50 + top},0 ${50 + bottom},${HEIGHT} ${50 - bottom},${HEIGHT}`;
  return (
    <svg
      aria-hidden
      className="h-11 w-full"
      viewBox={`0 0 100 ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      <polygon points={points} className="fill-primary" />
    </svg>
  );
}
