import { answerPath, type Prompt } from '../../domain/community/prompt-days.ts';
import { Link } from '../../ui/links.tsx';

/** Today's situation, with links to write about it and to read the posts about it. */
export function TodaysSituation({ prompt }: { prompt: Prompt }) {
  return (
    <section aria-labelledby="situation" className="card mt-6 p-5 sm:p-6">
      <h2 id="situation" className="eyebrow">
        Today's situation
      </h2>
      <p className="mt-2 font-display text-xl leading-snug text-balance">{prompt.situation}.</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Link to={answerPath(prompt.date)} className="button button-primary">
          Answer it
        </Link>
        <Link to="/prompt" className="button button-plain">
          See the answers
        </Link>
      </p>
    </section>
  );
}
