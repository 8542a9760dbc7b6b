import { answerPath, type Prompt } from '../../domain/community/prompt-days.ts';
import { Link } from '../../ui/links.tsx';

type Props = { prompt: Prompt; isAnswering: boolean; onAnswer: () => void };

/** Today's situation, which fills the box beside it, and the way to the posts about it. Without script it opens a form. */
export function TodaysSituation({ prompt, isAnswering, onAnswer }: Props) {
  return (
    <section aria-labelledby="situation" className="mt-auto lg:border-t lg:border-line lg:pt-4">
      <h2 id="situation" className="eyebrow">
        Today's situation
      </h2>
      <p className="mt-1 font-display text-xl leading-snug text-balance">{prompt.situation}.</p>
      <p className="-mx-3 mt-1 -mb-2 flex flex-wrap items-center">
        <Link
          to={answerPath(prompt.date)}
          onClick={(event) => {
            event.preventDefault();
            onAnswer();
          }}
          className="button button-quiet"
        >
          <span key={String(isAnswering)}>
            {isAnswering ? 'It is in the box' : 'Write about it'}
          </span>
        </Link>
        <Link to="/prompt" className="button button-quiet text-muted">
          See the answers
        </Link>
      </p>
    </section>
  );
}
