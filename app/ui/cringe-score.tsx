type Found = { device: number; badge: string; quote: string; truth: string };

/** Removes blank lines from a quote. A blank line would make it look like two quotes. */
export function withoutGaps(quote: string): string {
  return quote.replace(/\n\s*\n/g, '\n');
}

/** Renders each detected device with the matching line quoted word for word. Lines of one kind in a row have its badge once. */
export function Badges({ found }: { found: readonly Found[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {found.map(({ device, badge, quote, truth }, index) => (
        <li key={`${device} ${quote}`} className="border-l-2 border-accent pl-4">
          {badge !== found[index - 1]?.badge && <span className="badge">{badge}</span>}
          <blockquote dir="auto" className="break-words whitespace-pre-line text-muted">
            “{withoutGaps(quote)}”
          </blockquote>
          <p className="mt-1">{truth}</p>
        </li>
      ))}
    </ul>
  );
}

/** Renders the score and its verdict. */
export function Score({ score, verdict }: { score: number; verdict: string }) {
  return (
    <div className="flex items-center gap-4 border-t border-line pt-4">
      <ScoreNumber score={score} className="text-3xl" />
      <p className="text-muted">{verdict}</p>
    </div>
  );
}

/** The number alone, out of 100. `className`: its size. */
export function ScoreNumber({ score, className }: { score: number; className: string }) {
  return (
    <p className="shrink-0">
      <span className="sr-only">Cringe score: </span>
      <span className={`font-display leading-none ${className}`}>{score}</span>
      <span className="text-sm text-muted"> / 100</span>
    </p>
  );
}
