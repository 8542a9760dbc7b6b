import { TitledCard } from '../../ui/page-header.tsx';

/** What happens, or what there is, in a few lines: a title and what it means. */
type Step = readonly [title: string, words: string];

type StepsCardProps = { id: string; title: string; steps: readonly Step[] };

/** A card beside the content of a page that says what happens next. `id` is the heading's. */
export function StepsCard({ id, title, steps }: StepsCardProps) {
  return (
    <TitledCard id={id} title={title}>
      <ol className="mt-5 grid gap-5">
        {steps.map(([name, words], index) => (
          <li key={name} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
            <span
              aria-hidden
              className="grid size-8 place-items-center rounded-full bg-tint font-semibold text-primary"
            >
              {index + 1}
            </span>
            <div>
              <p className="font-semibold">{name}</p>
              <p className="text-sm text-muted">{words}</p>
            </div>
          </li>
        ))}
      </ol>
    </TitledCard>
  );
}
