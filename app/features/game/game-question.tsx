import { type ReactNode, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import type { LinePart } from '../../domain/game/covered-words.ts';
import type { Answer, ShownQuestion } from '../../domain/game/game.server.ts';
import { GAME_LENGTH, gamePath } from '../../domain/game/game.ts';
import { ArrowRight, Check, ChevronDown, X } from '../../ui/icons/icons.tsx';
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
    <section aria-labelledby="question" className="card mt-6">
      <div className="px-5 pt-5 sm:px-8 sm:pt-7">
        <h2 id="question" className="eyebrow">
          {`Post ${number} of ${GAME_LENGTH}`}
        </h2>
        <Progress results={results} number={number} />
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
        <Form action="/game" {...QUIET}>
          <input type="hidden" name="day" value={date} />
          <Choices name="picks" before={picks} options={options} />
        </Form>
      )}
      {number === 1 && !answer && (
        <p className="border-t border-line px-5 py-4 text-sm text-muted sm:px-8">
          Five posts a day, the same for everybody until midnight UTC. All five really happened to
          somebody, as far as we know.
        </p>
      )}
    </section>
  );
}

type ProgressProps = { results: readonly boolean[]; number: number };

/** A bar for each post of the game: what was answered, and where one is. */
function Progress({ results, number }: ProgressProps) {
  return (
    <div className="mt-2 flex gap-1.5">
      <ResultWords results={results} />
      {Array.from({ length: GAME_LENGTH }, (_, place) => (
        <span
          key={place}
          aria-hidden
          className={`h-1.5 flex-1 rounded-full ${barColour(results[place], place + 1 === number)}`}
        />
      ))}
    </div>
  );
}

function barColour(isRight: boolean | undefined, isHere: boolean): string {
  if (isRight === undefined) return isHere ? 'bg-accent' : 'bg-line';
  return isRight ? 'bg-good' : 'bg-ink';
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
    <blockquote className="px-5 pt-6 pb-6 font-display text-xl leading-snug sm:px-8 sm:pt-8 sm:pb-8 sm:text-2xl sm:leading-snug">
      <p dir="auto" className="border-s-2 border-accent ps-4 text-pretty wrap-anywhere sm:ps-5">
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
    <fieldset className={PANEL}>
      <legend className="float-start w-full font-semibold">{QUESTION}</legend>
      <div className="clear-both grid gap-2 pt-3">
        {options.map((option, index) => (
          <button
            key={option}
            name={name}
            value={`${before}${index}`}
            className="group button button-plain min-h-14 justify-start gap-3 bg-surface px-3 text-start font-medium"
          >
            <Letter
              index={index}
              className="bg-tint text-primary group-hover:bg-primary group-hover:text-on-primary"
            />
            <Sentence words={option} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** The lower part of the card of a question. */
const PANEL = 'border-t border-line px-5 pt-5 pb-6 sm:px-8 sm:pb-8';
const MARK =
  'grid size-8 shrink-0 place-items-center rounded-control text-sm font-semibold transition-colors';

/** The letter of an option, for the eye alone: a screen reader has the sentence. */
function Letter({ index, className }: { index: number; className: string }) {
  return (
    <span
      aria-hidden
      data-letter={'ABCD'[index]}
      className={`${MARK} before:content-[attr(data-letter)] ${className}`}
    />
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
      <div className={PANEL}>
        <p className="font-semibold">{QUESTION}</p>
        <ul className="grid gap-2 pt-3">
          {options.map((option, index) => (
            <Option
              key={option}
              index={index}
              words={option}
              mark={index === right ? 'right' : index === picked ? 'wrong' : null}
            />
          ))}
        </ul>
      </div>
      <div
        ref={said}
        tabIndex={-1}
        className="flex flex-wrap items-center justify-between gap-4 border-t border-line bg-tint px-5 py-5 outline-none sm:px-8"
      >
        <div className="min-w-0 flex-1 basis-72">
          <p className="font-display text-xl font-semibold">{words}</p>
          <p className="mt-1 wrap-anywhere text-muted">{`What really happened: ${options[right]}.`}</p>
        </div>
        {children}
      </div>
      <details className="group border-t border-line px-5 sm:px-8">
        <summary className="flex min-h-14 cursor-pointer items-center gap-1 text-sm font-semibold text-muted">
          The whole post
          <ChevronDown size={18} className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-3 pb-6 font-card">
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
    fill: 'bg-good text-paper',
  },
  wrong: {
    Icon: X,
    said: 'What you said',
    look: 'border-bad text-bad ring-1 ring-bad ring-inset',
    fill: 'bg-bad text-paper',
  },
} as const;

type OptionProps = { index: number; words: string; mark: keyof typeof MARKS | null };

function Option({ index, words, mark }: OptionProps) {
  const known = mark && MARKS[mark];
  return (
    <li
      className={`flex min-h-14 items-center gap-3 rounded-control border bg-surface px-3 py-2 font-medium ${known?.look ?? 'border-line text-muted'}`}
    >
      {known ? (
        <span className={`${MARK} ${known.fill}`}>
          <known.Icon size={18} strokeWidth={3} />
          <span className="sr-only">{known.said}</span>
        </span>
      ) : (
        <Letter index={index} className="border border-line" />
      )}
      <Sentence words={words} />
    </li>
  );
}
