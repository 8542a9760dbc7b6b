import type { WriterChoices } from '../../domain/admin/choose-writer.server.ts';
import { formatWholeNumber } from '../../domain/admin/overview-numbers.ts';
import { postLines } from '../../domain/posts/post.ts';
import { FaceDrawing } from '../../ui/avatar.tsx';
import { WAY_FACES, wayOf } from './way.ts';

type Props = Pick<WriterChoices, 'active' | 'today' | 'isFixed' | 'sample'>;

/** Who writes now, on the stage, with a post of that writer. */
export function WriterStage({ active, today, isFixed, sample }: Props) {
  const face = WAY_FACES[wayOf({ active, isFixed })];
  return (
    <section
      aria-labelledby="now"
      className={`boardroom -mx-4 grid items-center gap-x-10 gap-y-5 px-4 pt-5 pb-12 sm:mx-0 sm:rounded-card sm:px-8 sm:pt-8 sm:pb-14 ${sample ? 'lg:grid-cols-2' : ''}`}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 sm:gap-x-6">
        <FaceDrawing face={face} className="size-20 self-start sm:size-32 sm:self-center" />
        <div className="grid min-w-0 gap-3">
          <div>
            <h2 id="now" className="font-sans text-base tracking-normal">
              Who writes now
            </h2>
            <Name active={active} />
          </div>
          <Notes {...{ active, today, isFixed }} />
        </div>
      </div>
      {sample && <Sample sample={sample} />}
    </section>
  );
}

function Name({ active }: Pick<Props, 'active'>) {
  const look = 'font-display leading-tight font-semibold break-words';
  if (active === null) {
    return (
      <p key="house" className={`${look} text-3xl lg:text-2xl xl:text-3xl`}>
        The house
      </p>
    );
  }
  const { model, where, writes } = active;
  return (
    <p key="model" className={`${look} text-2xl`}>
      {model} <span className="font-sans text-base font-normal">{where}</span>
      {writes === 'again' && (
        <span className="block font-sans text-base font-normal">
          , for Regenerate and replies; else the house
        </span>
      )}
    </p>
  );
}

function Notes({ active, today, isFixed }: Pick<Props, 'active' | 'today' | 'isFixed'>) {
  return (
    <>
      {active?.isLoading && <p>It is being loaded into memory …</p>}
      {active?.trouble && (
        <p className="rounded-control bg-surface px-4 py-3 font-medium text-bad">
          {active.trouble}
        </p>
      )}
      {active === null && (
        <p className="max-w-[44ch]">
          It needs no memory, answers at once, and texts stay in this server.
        </p>
      )}
      {(active !== null || today.left < today.of) && (
        <p className="tabular-nums">
          {budgetWords(today)} {shareWords(today)}
        </p>
      )}
      {isFixed && (
        <p className="max-w-[60ch]">
          The environment of the server says so, which goes before a choice on this page. Without
          OPENAI_API_KEY and OPENAI_BASE_URL, and after a restart, it is made here.
        </p>
      )}
    </>
  );
}

/** So many lines of a sample are shown on a phone. */
const FIRST_LINES = 2;

/** A post of the writer, below what it is about. A phone shows its beginning, in whole lines. */
function Sample({ sample: { about, text } }: { sample: NonNullable<Props['sample']> }) {
  return (
    <figure className="card p-4 sm:p-6">
      <figcaption
        dir="auto"
        className="border-b border-line pb-3 font-display text-lg font-semibold empty:hidden"
      >
        {about !== null && `“${about}”`}
      </figcaption>
      <p dir="auto" className="mt-3 line-clamp-7 break-words sm:mt-4">
        {postLines(text).map((line, index) => (
          <span key={index} className={`block ${index < FIRST_LINES ? '' : 'max-sm:hidden'}`}>
            {line}
          </span>
        ))}
      </p>
    </figure>
  );
}

/** What of the calls of the day (MODEL_CALLS_PER_DAY) is used and left. */
function budgetWords({ left, of }: WriterChoices['today']): string {
  const [used, rest] = [of - left, left].map(formatWholeNumber);
  const words = `Calls of today: ${used} used, ${rest} left.`;
  return left === 0 ? `${words} The house writes until midnight UTC.` : words;
}

/** What guests and members have used of their shares of the calls. */
function shareWords({ guests, members }: WriterChoices['today']): string {
  const words = ({ used, of }: typeof guests) =>
    `${formatWholeNumber(used)} of ${formatWholeNumber(of)}`;
  return `Guests: ${words(guests)}. Members: ${words(members)}.`;
}
