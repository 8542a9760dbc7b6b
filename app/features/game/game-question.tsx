import { type ReactNode, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import type { LinePart } from '../../domain/game/covered-words.ts';
import type { Answer, ShownQuestion } from '../../domain/game/game.server.ts';
import { GAME_LENGTH, gamePath } from '../../domain/game/game.ts';
import { ArrowRight, Check, X } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';

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
    <section aria-labelledby="question" className="mt-6">
      <div className="flex items-center justify-between gap-4">
        <h2 id="question" className="eyebrow">
          {`Post ${number} of ${GAME_LENGTH}`}
        </h2>
        <Squares results={results} />
      </div>
      <ShownLine parts={line} />
      {answer ? (
        <Answered {...{ answer, options }}>
          <Link
            to={gamePath({ date, picks, isNext: true })}
            replace
            className="button button-primary"
          >
            <span>{number < GAME_LENGTH ? 'Next post' : 'Your result'}</span>{' '}
            <ArrowRight size={18} />
          </Link>
        </Answered>
      ) : (
        <Form action="/game" {...QUIET} className="mt-6">
          <input type="hidden" name="day" value={date} />
          <Choices name="picks" before={picks} options={options} />
        </Form>
      )}
      {number === 1 && !answer && (
        <p className="mt-6 text-sm text-muted">
          Five posts a day, the same for everybody until midnight UTC. All five really happened to
          somebody, as far as we know.
        </p>
      )}
    </section>
  );
}

type SquaresProps = { results: readonly boolean[]; isLarge?: boolean };

/** A square for each post of the game. */
export function Squares({ results, isLarge = false }: SquaresProps) {
  const words = results.map((isRight) => (isRight ? 'right' : 'wrong')).join(', ');
  return (
    <p className={`flex ${isLarge ? 'gap-2 sm:gap-3' : 'gap-1.5'}`}>
      <span className="sr-only">{words === '' ? 'No answers yet' : `So far: ${words}`}</span>
      {Array.from({ length: GAME_LENGTH }, (_, place) => (
        <AnswerSquare key={place} isRight={results[place]} isLarge={isLarge} />
      ))}
    </p>
  );
}

type AnswerSquareProps = { isRight: boolean | undefined; isLarge?: boolean };

/** An answer as a square of the result. */
export function AnswerSquare({ isRight, isLarge = false }: AnswerSquareProps) {
  if (isRight === undefined) {
    return <span aria-hidden className="size-6 rounded-sm border border-control" />;
  }
  const Icon = isRight ? Check : X;
  const color = isRight ? 'bg-good' : 'bg-ink';
  return (
    <span
      aria-hidden
      className={`flex items-center justify-center text-paper ${color} ${isLarge ? 'size-12 animate-settle rounded-control sm:size-16' : 'size-6 rounded-sm'}`}
    >
      <Icon size={isLarge ? 28 : 16} strokeWidth={3} />
    </span>
  );
}

/** The line of a question. Covered words are blocks until they are known. */
export function ShownLine({ parts }: { parts: readonly LinePart[] }) {
  return (
    <blockquote className="card mt-3 border-s-4 border-s-accent p-5 font-display text-xl leading-snug sm:p-7">
      <p dir="auto" className="wrap-anywhere">
        <Line parts={parts} />
      </p>
    </blockquote>
  );
}

const QUESTION = 'Somebody posted that. What had happened?';

type ChoicesProps = { name: string; before?: string; options: readonly string[] };

/** The options as buttons of a form. Each sends its number after `before`. */
export function Choices({ name, before = '', options }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{QUESTION}</legend>
      <div className="mt-3 grid gap-2">
        {options.map((option, index) => (
          <button
            key={option}
            name={name}
            value={`${before}${index}`}
            className="button button-plain min-h-14 justify-start bg-surface px-4 text-start font-medium"
          >
            <Sentence words={option} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function Sentence({ words }: { words: string }) {
  return <bdi className="min-w-0 wrap-anywhere whitespace-normal">{`${words}.`}</bdi>;
}

function Line({ parts }: { parts: readonly LinePart[] }) {
  return parts.map(({ words, isCovered }, index) => {
    if (!isCovered) return <span key={index}>{words}</span>;
    if (words !== '') {
      return (
        <mark key={index} className="animate-settle rounded-sm bg-accent px-1 text-on-accent">
          {words}
        </mark>
      );
    }
    return (
      <span key={index} className="mx-0.5 inline-block h-[1em] w-20 bg-ink align-[-0.15em]">
        <span className="sr-only">(covered)</span>
      </span>
    );
  });
}

type AnsweredProps = {
  answer: Answer;
  options: readonly string[];
  /** The way on. */
  children: ReactNode;
};

/** The options with the right and the chosen one marked, and what the house says to it. */
export function Answered({ answer, options, children }: AnsweredProps) {
  const { picked, right, words, lines, postId } = answer;
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <>
      <p className="mt-6 font-semibold">{QUESTION}</p>
      <ul className="mt-3 grid gap-2">
        {options.map((option, index) => (
          <Option
            key={option}
            words={option}
            mark={index === right ? 'right' : index === picked ? 'wrong' : null}
          />
        ))}
      </ul>
      <div
        ref={said}
        tabIndex={-1}
        className="mt-4 flex flex-wrap items-center justify-between gap-4 py-2 outline-none"
      >
        <div className="min-w-0 flex-1 basis-72">
          <p className="text-lg font-semibold">{words}</p>
          <p className="mt-1 wrap-anywhere text-muted">{`What really happened: ${options[right]}.`}</p>
        </div>
        {children}
      </div>
      <details className="mt-6 border-t border-line pt-2">
        <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold text-muted">
          The whole post
        </summary>
        <div className="grid gap-3 pt-2 font-card">
          {lines.map((line, index) => (
            <p key={index} dir="auto">
              {line}
            </p>
          ))}
          {postId !== null && (
            <p>
              <Link to={`/post/${postId}`} className="text-primary underline">
                In the community
              </Link>
            </p>
          )}
        </div>
      </details>
    </>
  );
}

const MARKS = {
  right: {
    Icon: Check,
    said: 'What really happened',
    look: 'border-good text-good ring-1 ring-good ring-inset',
  },
  wrong: { Icon: X, said: 'What you said', look: 'border-bad text-bad ring-1 ring-bad ring-inset' },
} as const;

function Option({ words, mark }: { words: string; mark: keyof typeof MARKS | null }) {
  const known = mark && MARKS[mark];
  return (
    <li
      className={`flex min-h-14 items-center justify-between gap-3 rounded-control border bg-surface px-4 py-2 font-medium ${known?.look ?? 'border-line text-muted'}`}
    >
      <Sentence words={words} />
      {known && (
        <span className="shrink-0">
          <known.Icon size={20} strokeWidth={3} />
          <span className="sr-only">{known.said}</span>
        </span>
      )}
    </li>
  );
}
