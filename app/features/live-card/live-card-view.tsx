import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { postLines } from '../../domain/posts/post.ts';
import { CrossFade } from '../../ui/cross-fade.tsx';
import { CardLine, PostCard } from '../posts/post-card.tsx';
import { WaitingLine } from '../writers/waiting-line.tsx';
import { useNextAuthor } from '../writing/next-author.ts';
import { allotRows, FOLD_SIZES } from './fold-rows.ts';
import type { Replaced, useLiveCard } from './use-live-card.ts';

type Live = ReturnType<typeof useLiveCard>;

type LiveCardViewProps = {
  formId: string;
  live: Live;
  className?: string;
};

/** The card of a box. Its "...more" writes the whole post. Nothing before the first sentence. */
export function LiveCardView({ formId, live, className }: LiveCardViewProps) {
  const { photoUrl, face, ...author } = useNextAuthor();
  const { shown, isWaiting, isFinishing, before } = live;
  if (!shown) return null;
  const { text, isFolded, replaced, whole } = shown;
  return (
    <div aria-live="polite" aria-busy={isWaiting || isFinishing || undefined}>
      <PostCard
        author={author}
        photoUrl={photoUrl}
        face={face}
        text={whole ?? text}
        counts={shown.isGrave ? null : undefined}
        body={
          isFolded ? (
            <FoldedText formId={formId} live={live} text={text} whole={whole} />
          ) : (
            replaced && <WrittenText text={text} replaced={replaced} />
          )
        }
        className={className}
      />
      <WaitingLine before={before} />
    </div>
  );
}

type FoldedTextProps = { formId: string; live: Live; text: string; whole: string | undefined };

/** The lines above the fold, at one height. With `whole` its "...more" opens that text, which is shown without script. */
function FoldedText({ formId, live, text, whole }: FoldedTextProps) {
  const lines = postLines(text);
  return (
    <div
      className={`post-text @container transition-opacity ${live.isWaiting ? 'opacity-60' : ''}`}
    >
      <Fold
        lines={lines}
        more={
          whole === undefined ? (
            <More formId={formId} isFinishing={live.isFinishing} />
          ) : (
            <OpenExample onOpen={live.unfold} />
          )
        }
        rest={whole === undefined ? [] : postLines(whole).slice(lines.length)}
      />
    </div>
  );
}

function More({ formId, isFinishing }: { formId: string; isFinishing: boolean }) {
  return (
    <button
      form={formId}
      name="intent"
      value="more"
      aria-disabled={isFinishing || undefined}
      className="unfold end-0 bottom-0 text-primary hover:underline sm:end-0"
    >
      <span>{isFinishing ? 'Writing …' : '...more'}</span>
      <span className="sr-only"> of this post</span>
    </button>
  );
}

function OpenExample({ onOpen }: { onOpen: () => void }) {
  const open = (click: MouseEvent) => {
    click.preventDefault();
    onOpen();
  };
  return (
    <a
      href="#posted"
      onClick={open}
      className="unfold end-0 bottom-0 text-primary hover:underline noscript:hidden sm:end-0"
    >
      ...more<span className="sr-only"> of this post</span>
    </a>
  );
}

const NARROW_CLAMPS = [
  '@max-[26rem]:hidden',
  '@max-[26rem]:line-clamp-1',
  '@max-[26rem]:line-clamp-2',
  '@max-[26rem]:line-clamp-3',
  '@max-[26rem]:line-clamp-4',
  '@max-[26rem]:line-clamp-5',
  '@max-[26rem]:line-clamp-6',
  '@max-[26rem]:line-clamp-7',
];
const WIDE_CLAMPS = [
  '@[26rem]:hidden',
  '@[26rem]:line-clamp-1',
  '@[26rem]:line-clamp-2',
  '@[26rem]:line-clamp-3',
  '@[26rem]:line-clamp-4',
  '@[26rem]:line-clamp-5',
];

type FoldProps = {
  lines: readonly string[];
  more?: ReactNode;
  /** The lines below the fold, for readers without script. */
  rest?: readonly string[];
};

/** Lines above a fold. The last one, which the dial turns, is always seen; those before it give way. */
function Fold({ lines, more, rest = [] }: FoldProps) {
  const onNarrow = allotRows(lines, FOLD_SIZES.narrow);
  const onWide = allotRows(lines, FOLD_SIZES.wide);
  const clamp = (index: number) =>
    `${NARROW_CLAMPS[onNarrow[index] ?? 0]} ${WIDE_CLAMPS[onWide[index] ?? 0]}`;
  const last = lines.length - 1;
  return (
    <div className={`fold ${rest.length > 0 ? 'noscript:h-auto' : ''}`}>
      <div className="fold-lines">
        {lines.slice(0, last).map((line, index) => (
          <Fragment key={index}>
            <div>
              <FoldedLine line={line} clamp={clamp(index)} />
            </div>
            <span aria-hidden />
          </Fragment>
        ))}
      </div>
      <div className="relative shrink-0">
        <FoldedLine line={lines[last] ?? ''} clamp={`ends-in-more ${clamp(last)}`} />
        {more}
      </div>
      {rest.length > 0 && (
        <div className="hidden noscript:block">
          <Lines lines={rest} />
        </div>
      )}
    </div>
  );
}

function FoldedLine({ line, clamp }: { line: string; clamp: string }) {
  return (
    <CrossFade name={line}>
      <p dir="auto" className={clamp}>
        <CardLine text={line} />
      </p>
    </CrossFade>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <p key={index} dir="auto">
      <CardLine text={line} />
    </p>
  ));
}

/** A post that is being written. The card keeps its height, and each of its lines until another takes its place. */
function WrittenText({ text, replaced }: { text: string; replaced: Replaced }) {
  const lines = postLines(text);
  const old = postLines(replaced.text);
  const gaps = replaced.isFolded ? '' : 'space-y-4';
  return (
    <div className="post-text @container grid">
      <div aria-hidden className={`invisible col-start-1 row-start-1 ${gaps}`}>
        {replaced.isFolded ? <Fold lines={old} /> : <Lines lines={old} />}
      </div>
      <div className="col-start-1 row-start-1 flex flex-col">
        <div className="space-y-4">
          <Lines lines={lines} />
        </div>
        <div className={`h-0 grow overflow-hidden text-muted ${gaps}`}>
          {!replaced.isGone && <Lines lines={old.slice(lines.length)} />}
        </div>
      </div>
    </div>
  );
}
