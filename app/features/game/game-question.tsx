import { Form } from 'react-router';
import { DEFAULT_AUTHOR_NAME, faceOf } from '../../domain/faces/face.ts';
import type { ShownQuestion } from '../../domain/game/game.server.ts';
import { GAME_LENGTH, gamePath } from '../../domain/game/game.ts';
import { ArrowRight, Check, X } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { Choices, QuestionStage } from './question-stage.tsx';

const QUIET = { replace: true, preventScrollReset: true, state: { keepsFocus: true } };

type Props = {
  question: ShownQuestion;
  date: string;
  picks: string;
  results: readonly boolean[];
};

/** A line of a post, and what may have happened. Without script each answer is a form. */
export function GameQuestion({ question, date, picks, results }: Props) {
  const { number, line, options, answer } = question;
  return (
    <section aria-labelledby="question" className="mt-4 md:mt-5">
      <div className="flex items-center gap-4">
        <h2 id="question" className="eyebrow">
          {`Post ${number} of ${GAME_LENGTH}`}
        </h2>
        <Progress results={results} number={number} />
      </div>
      <QuestionStage
        line={line}
        authorName={DEFAULT_AUTHOR_NAME}
        face={faceOf(`${date} ${number}`)}
        {...{ answer, options }}
        way={
          <Link
            to={gamePath({ date, picks, isNext: true })}
            replace
            className="button button-primary min-h-13 px-6 text-lg max-sm:w-full"
          >
            <span>{number < GAME_LENGTH ? 'Next post' : 'Your result'}</span>{' '}
            <ArrowRight size={18} />
          </Link>
        }
      >
        <Form action="/game" {...QUIET}>
          <input type="hidden" name="day" value={date} />
          <Choices name="picks" before={picks} options={options} />
        </Form>
      </QuestionStage>
    </section>
  );
}

type ProgressProps = { results: readonly boolean[]; number: number };

/** A bar for each post of the game: what was answered, and where one is. */
function Progress({ results, number }: ProgressProps) {
  return (
    <div className="flex flex-1 gap-1.5 sm:gap-2">
      <ResultWords results={results} />
      {Array.from({ length: GAME_LENGTH }, (_, place) => (
        <span
          key={place}
          aria-hidden
          className={`h-2 flex-1 rounded-full ${barColour(results[place], place + 1 === number)}`}
        />
      ))}
    </div>
  );
}

function barColour(isRight: boolean | undefined, isHere: boolean): string {
  if (isRight === undefined) return isHere ? 'bg-accent' : 'bg-line';
  return isRight ? 'bg-good' : 'bg-control';
}

/** The squares of a result in words. */
function ResultWords({ results }: { results: readonly boolean[] }) {
  const words = results.map((isRight) => (isRight ? 'right' : 'wrong')).join(', ');
  return <span className="sr-only">{words === '' ? 'No answers yet' : `So far: ${words}`}</span>;
}

/** A large square for each post of a finished game. */
export function Squares({ results }: { results: readonly boolean[] }) {
  return (
    <p className="flex gap-2 sm:gap-3">
      <ResultWords results={results} />
      {results.map((isRight, place) => (
        <AnswerSquare key={place} isRight={isRight} isLarge />
      ))}
    </p>
  );
}

type AnswerSquareProps = { isRight: boolean; isLarge?: boolean };

/** An answer as a square of the result. */
export function AnswerSquare({ isRight, isLarge = false }: AnswerSquareProps) {
  const Icon = isRight ? Check : X;
  const color = isRight ? 'bg-good text-paper' : 'bg-line text-muted';
  return (
    <span
      aria-hidden
      className={`flex shrink-0 items-center justify-center ${color} ${isLarge ? 'size-12 animate-settle rounded-control sm:size-16' : 'size-6 rounded-sm'}`}
    >
      <Icon size={isLarge ? 28 : 16} strokeWidth={3} />
    </span>
  );
}
