import type { Verdict } from '../../domain/cards/signed-card.ts';
import { commenterFace } from '../../domain/faces/face.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ScoreNumber } from '../../ui/cringe-score.tsx';
import { SATIRE_MARK } from '../../platform/text/instance-look.ts';

/** What the house says of a post: score, verdict and three comments. */
export function VerdictFigure({ score, verdict, comments }: Verdict) {
  return (
    <figure className="card p-5 sm:p-8">
      <div className="flex items-center gap-5">
        <ScoreNumber score={score} className="text-4xl" />
        <p className="text-lg font-semibold">{verdict}</p>
      </div>
      <ul className="mt-6 grid grid-cols-1 gap-4">
        {comments.map(({ name, headline, text }) => (
          <li key={name} className="flex gap-3">
            <Avatar
              name={name}
              photoUrl={null}
              face={commenterFace({ name })}
              className="size-10 text-lg"
            />
            <div className="min-w-0 flex-1 rounded-card bg-tint px-4 py-3">
              <p className="leading-snug font-semibold">{name}</p>
              <p className="text-sm text-pretty text-muted">{headline}</p>
              <p dir="auto" className="mt-1 break-words">
                {text}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <figcaption className="mt-6 flex flex-wrap justify-between gap-x-6 text-sm text-muted">
        <span>Comments written by the house. Nobody real said this.</span>
        <span>{SATIRE_MARK}</span>
      </figcaption>
    </figure>
  );
}
