import type { RetentionLine } from './describe-retention.ts';
import type { About } from './retained-data.ts';
import { Plain, PlainList } from './plain-words.tsx';

const HEADINGS: Readonly<Record<About, string>> = {
  guests: 'If you only look around',
  members: 'If you have an account',
  nobody: 'About nobody in particular',
};

/** Everything that is kept, by whom it is about and by how long it stays. */
export function KeptTables({ lines }: { lines: readonly RetentionLine[] }) {
  return (Object.keys(HEADINGS) as About[]).map((about) => {
    const groups = Map.groupBy(
      lines.filter((line) => line.about === about),
      ({ until }) => until,
    );
    return (
      <Plain key={about} heading={HEADINGS[about]}>
        <div className="space-y-4">
          {[...groups].map(([until, kept]) => (
            <div key={until}>
              <p className="mb-1.5 text-sm font-medium text-muted">{until}</p>
              <PlainList items={kept.map(({ what }) => what)} />
            </div>
          ))}
        </div>
      </Plain>
    );
  });
}
