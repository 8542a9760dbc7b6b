import { answerPath, type Prompt } from '../../domain/community/prompt-days.ts';
import { Link } from '../../ui/links.tsx';

type Props = {
  /** The situation of today. */
  prompt?: Prompt | undefined;
  /** Whether it leads to the form for an own post, where the page has no box for one. */
  hasWay?: boolean;
  /** Whether it leads to the daily game, where the page does not. */
  hasGame?: boolean;
  className?: string;
};

/** Beside posts, where there is room: the way to an own one, the situation of today and the daily game. */
export function BesidePosts({ prompt, hasWay = false, hasGame = false, className = '' }: Props) {
  return (
    <aside
      aria-label="More of the community"
      className={`on-screen hidden divide-y divide-line xl:block ${className}`}
    >
      {hasWay && (
        <div className="pb-6">
          <Link
            to="/generator?style=gpt4-context"
            className="card flex items-center gap-3 p-2 ps-4 text-muted hover:border-primary"
          >
            <span className="min-w-0 flex-1 truncate">What happened to you?</span>
            <span className="button button-primary min-h-9 px-4 text-sm">Write it</span>
          </Link>
        </div>
      )}
      {prompt && (
        <section aria-labelledby="beside-prompt" className="py-6 first:pt-0">
          <h2 id="beside-prompt" className="eyebrow">
            Today's situation
          </h2>
          <p className="mt-1 font-display text-xl leading-snug text-balance">{prompt.situation}.</p>
          <p className="mt-1 flex gap-x-2">
            <Link to={answerPath(prompt.date)} className="button button-quiet -ms-[12px] text-sm">
              Answer it
            </Link>
            <Link to="/prompt" className="button button-quiet text-sm text-muted">
              See the answers
            </Link>
          </p>
        </section>
      )}
      {hasGame && (
        <section aria-labelledby="beside-game" className="py-6 first:pt-0">
          <h2 id="beside-game" className="eyebrow">
            The daily game
          </h2>
          <p className="mt-1 font-display text-xl leading-snug">What really happened?</p>
          <Link to="/game" className="button button-quiet mt-1 -ms-[12px] text-sm">
            Five posts to see through
          </Link>
        </section>
      )}
    </aside>
  );
}
