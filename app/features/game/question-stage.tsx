import { type ReactNode, useEffect, useRef } from 'react';
import type { Face } from '../../domain/faces/face.ts';
import type { LinePart } from '../../domain/game/covered-words.ts';
import type { Answer } from '../../domain/game/game.server.ts';
import { Boardroom, StageHead } from '../../ui/boardroom.tsx';
import { Check, ChevronDown, X } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';

/** Of a press without a network: the question stays, and the address has the answer. */
export const NOT_FETCHED = 'That did not get through';

type StageProps = {
  line: readonly LinePart[];
  authorName: string;
  face: Face;
  answer: Answer | null;
  options: readonly string[];
  /** The way on, after the answer. */
  way: ReactNode;
  /** Whether the answer shows the whole post on the card, and all options on a phone, too. */
  showsPost?: boolean;
  /** The form of the answers, before it. */
  children: ReactNode;
};

/** The line on its card in the boardroom, and the answers beside it, with what the house says to one below them. */
export function QuestionStage({ line, authorName, face, answer, options, ...more }: StageProps) {
  return (
    <div className="mt-4 grid grid-cols-1 gap-5 lg:mt-5 lg:grid-cols-2 lg:gap-6">
      <Boardroom className="max-lg:pb-8 max-lg:after:h-11 lg:flex lg:flex-col lg:justify-center">
        <div className="card font-card">
          <StageHead face={face} name={authorName} />
          {answer && more.showsPost ? (
            <WholePost lines={answer.lines} asked={line} />
          ) : (
            <ShownLine parts={line} />
          )}
        </div>
      </Boardroom>
      {answer ? (
        <div className="flex min-w-0 flex-col gap-4 lg:justify-between">
          <Options answer={answer} options={options} isWhole={more.showsPost} />
          <Verdict
            answer={answer}
            happened={options[answer.right]}
            way={more.way}
            showsPost={more.showsPost}
          />
        </div>
      ) : (
        more.children
      )}
    </div>
  );
}

/** The line of a question. Covered words are blocks until they are known. */
function ShownLine({ parts }: { parts: readonly LinePart[] }) {
  return (
    <blockquote className="px-4 pt-1 pb-6 text-xl leading-snug font-medium sm:px-6 sm:pb-8 sm:text-2xl sm:leading-snug lg:pt-4 lg:pb-10 lg:text-[2.25rem] lg:leading-tight">
      <p dir="auto" className="text-pretty wrap-anywhere">
        <Line parts={parts} />
      </p>
    </blockquote>
  );
}

/** The post in which the line is. The line stays the largest. */
function WholePost(props: { lines: readonly string[]; asked: readonly LinePart[] }) {
  const asked = props.asked.map(({ words }) => words).join('');
  return (
    <blockquote className="riddle-post">
      {props.lines.map((words, index) => (
        <p key={index} dir="auto" className={words === asked ? 'riddle-line' : undefined}>
          {words === asked ? <Line parts={props.asked} /> : words}
        </p>
      ))}
    </blockquote>
  );
}

const QUESTION = 'Somebody posted that. What had happened?';

type ChoicesProps = { name: string; before?: string; options: readonly string[] };

/** The options as large keys of a form. Each sends its number after `before`. */
export function Choices({ name, before = '', options }: ChoicesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className={ASKED}>{QUESTION}</legend>
      <div className={KEYS}>
        {options.map((option, index) => (
          <button
            key={option}
            name={name}
            value={`${before}${index}`}
            className={`group button button-plain justify-start bg-surface text-start font-medium shadow-card ${KEY}`}
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

const ASKED = 'font-display text-xl leading-snug font-semibold';
const KEYS = 'mt-3 grid grid-cols-1 gap-2.5 sm:gap-3 md:max-lg:grid-cols-2';
const KEY = 'min-h-15 gap-4 px-4 text-lg leading-snug lg:min-h-21';
const MARK =
  'grid size-9 shrink-0 place-items-center rounded-control text-base font-semibold transition-colors';

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

type OptionsProps = { answer: Answer; options: readonly string[]; isWhole?: boolean | undefined };

/** The options with the right and the chosen one marked; on a phone these alone, for the verdict to be in sight, unless `isWhole`. */
function Options({ answer, options, isWhole = false }: OptionsProps) {
  return (
    <div className={`min-w-0 ${isWhole ? '' : 'max-sm:[&_.text-muted]:hidden'}`}>
      <p className={ASKED}>{QUESTION}</p>
      <ul className="mt-3 grid grid-cols-1 gap-2 md:max-lg:grid-cols-2">
        {options.map((option, index) => (
          <Option
            key={option}
            index={index}
            words={option}
            mark={index === answer.right ? 'right' : index === answer.picked ? 'wrong' : null}
          />
        ))}
      </ul>
    </div>
  );
}

type VerdictProps = Pick<StageProps, 'way' | 'showsPost'> & {
  answer: Answer;
  happened: string | undefined;
};

/** What the house says to an answer, the way on, and the whole post where the card does not have it. */
function Verdict({ answer, happened, way, showsPost = false }: VerdictProps) {
  const { words, lines, postId } = answer;
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <div className="card overflow-hidden">
      <div
        ref={said}
        tabIndex={-1}
        className="flex flex-wrap items-center justify-between gap-4 bg-tint p-4 outline-none sm:px-6"
      >
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-display text-xl leading-snug font-semibold text-balance">{words}</p>
          {/* The eye has the right answer above. */}
          <p className="sr-only">{`What really happened: ${happened}.`}</p>
        </div>
        {way}
      </div>
      {!showsPost && (
        <details className="group px-4 sm:px-6">
          <summary className="flex min-h-12 cursor-pointer items-center gap-1 font-semibold text-primary">
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
      )}
    </div>
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
      className={`flex min-h-13 items-center gap-4 rounded-control border bg-surface px-4 py-1.5 leading-snug font-medium ${known?.look ?? 'border-line text-muted'}`}
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
