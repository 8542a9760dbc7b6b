import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { applyLook, cardInset } from '../../domain/cards/card-content.ts';
import {
  CARD_PALETTES,
  type CardLook,
  type CardTheme,
  DEVICE_WIDTHS,
  isLong,
  type CardMark,
  MARKS,
  type PhotoRing,
  PHOTO_RINGS,
} from '../../domain/cards/card-look.ts';
import { isRightToLeft } from '../../domain/cards/card-scripts.ts';
import type { AttachedPicture } from '../../domain/posts/attachment.ts';
import { type PostAuthor, postLines } from '../../domain/posts/post.ts';
import { counted } from '../../platform/text/display-text.ts';
import { SATIRE_MARK } from '../../platform/text/instance-look.ts';
import { Avatar } from '../../ui/avatar.tsx';
import {
  Crown,
  Globe,
  Heart,
  Lightbulb,
  type IconComponent,
  Megaphone,
  Stamp,
  ThumbsUp,
} from '../../ui/icons/icons.tsx';
import { CardPicture } from '../posts/card-picture.tsx';
import { CardFonts, CardLine, RoundIcon } from '../posts/post-card.tsx';

type StudioCardProps = {
  author: PostAuthor;
  photoUrl: string | null;
  text: string;
  picture: AttachedPicture | null;
  look: CardLook;
};

/**
 * A card with its look. All measures are pixels from domain/cards/post-card-layout.ts, independent of the reader's
 * text size, so that the card equals its picture. No setting removes the satire mark.
 */
export function StudioCard({ author, photoUrl, text, picture, look }: StudioCardProps) {
  const width = DEVICE_WIDTHS[look.device];
  const inset = { '--inset': `${cardInset(width)}px` };
  const shown = applyLook(author, look);
  return (
    <article
      aria-label={`Post by ${author.name}`}
      style={{ ...ownColours(look.theme), ...inset, width }}
      className="rounded-[12px] bg-surface font-card text-[16px] leading-[24px] text-ink outline outline-line"
    >
      <CardFonts text={`${author.name}${shown.author.bio}${text}`} />
      <header className="flex gap-[12px] px-(--inset) pt-(--inset) pb-[16px]">
        <Ringed ring={look.ring}>
          <Avatar name={author.name} photoUrl={photoUrl} className="size-[48px] text-[22px]" />
        </Ringed>
        <Byline author={shown.author} age={shown.age} look={look} />
      </header>
      <div className="px-(--inset) pb-[20px]">
        <FoldedText key={text} text={text} isFolded={look.isFolded} />
      </div>
      {picture && <CardPicture picture={picture} isBare className="h-auto w-full" />}
      <footer className="flex flex-col gap-[8px] border-t border-line px-(--inset) py-[12px] text-[14px] leading-[21px] text-muted">
        <Counts {...shown} />
        <p className="text-right text-[12px] leading-[18px]">{SATIRE_MARK}</p>
      </footer>
    </article>
  );
}

function Byline({ author, age, look }: { author: PostAuthor; age: string; look: CardLook }) {
  return (
    <div className="min-w-0 flex-1 leading-[1.375]">
      <div className="flex flex-wrap items-center gap-x-[6px]">
        <p dir="auto" className="text-left font-semibold">
          {author.name}
        </p>
        {look.marks.map((mark) => (
          <StudioMark key={mark} mark={mark} />
        ))}
        {look.degree !== 'none' && (
          <span className="text-[14px] text-muted">
            <span aria-hidden>· </span>
            {look.degree}
          </span>
        )}
      </div>
      <p dir="auto" className="text-left text-[14px] text-muted">
        {author.bio}
      </p>
      <p className="flex items-center gap-[4px] text-[14px] text-muted">
        <span>
          {age} <span aria-hidden>·</span>
        </span>
        <Globe size={14} />
      </p>
    </div>
  );
}

type CountsProps = { reactions: string; comments: string; reposts: string };

function Counts({ reactions, comments, reposts }: CountsProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-[16px] gap-y-[4px]">
      <p className="flex items-center gap-[8px]">
        <span aria-hidden className="flex -space-x-[4px]">
          <RoundIcon Icon={ThumbsUp} className="bg-primary text-on-primary" />
          <RoundIcon Icon={Heart} className="bg-bad text-surface" />
          <RoundIcon Icon={Lightbulb} className="bg-accent text-on-accent" />
        </span>
        <span>{counted(reactions, 'reaction')}</span>
      </p>
      <p>
        {counted(comments, 'comment')} <span aria-hidden>·</span> {counted(reposts, 'repost')}
      </p>
    </div>
  );
}

const DRAWN: Readonly<Record<CardMark, { Icon: IconComponent; colours: string }>> = {
  certified: { Icon: Stamp, colours: 'bg-ink text-surface' },
  premium: { Icon: Crown, colours: 'bg-accent text-on-accent' },
  loud: { Icon: Megaphone, colours: 'bg-bad text-surface' },
};

/** A badge after a name, drawn as in domain/cards/card-decorations.ts. */
export function StudioMark({ mark }: { mark: CardMark }) {
  const { Icon, colours } = DRAWN[mark];
  return (
    <span>
      <RoundIcon Icon={Icon} className={colours} />
      <span className="sr-only">{MARKS[mark]}</span>
    </span>
  );
}

const RING_COLOURS: Readonly<Record<Exclude<PhotoRing, 'none'>, string>> = {
  humbled: 'bg-accent text-on-accent',
  available: 'bg-primary text-on-primary',
  founder: 'bg-ink text-surface',
};

/** A photo with its ring and the ring's label, in the space of the photo alone, as in domain/cards/card-decorations.ts. */
function Ringed({ ring, children }: { ring: PhotoRing; children: ReactNode }) {
  if (ring === 'none') return children;
  return (
    <span
      className={`relative -m-[4px] grid size-[56px] shrink-0 place-items-center rounded-full ${RING_COLOURS[ring]}`}
    >
      <span className="grid size-[50px] place-items-center rounded-full bg-surface">
        {children}
      </span>
      <span className="absolute inset-x-[-16px] bottom-[-8px] flex justify-center">
        <span className="flex rounded-[8px] bg-surface p-[2px]">
          <span
            className={`rounded-[6px] px-[4px] text-[8px] leading-[12px] font-bold ${RING_COLOURS[ring]}`}
          >
            {PHOTO_RINGS[ring]}
          </span>
        </span>
      </span>
    </span>
  );
}

type FoldedTextProps = { text: string; isFolded: boolean };

/** Text of the card, folded like in the feed when it is long. Use the text as `key`. */
function FoldedText({ text, isFolded }: FoldedTextProps) {
  const block = useRef<HTMLDivElement>(null);
  const [isMore, setIsMore] = useState(false);
  useLayoutEffect(() => {
    const lines = block.current;
    if (!lines) return;
    const measure = () => {
      const heights = Array.from(lines.children, (line) => (line as HTMLElement).offsetHeight);
      setIsMore(isLong(heights.reduce((sum, height) => sum + height, 0)));
    };
    measure();
    // Loaded fonts change the line breaks.
    const watch = new ResizeObserver(measure);
    for (const line of lines.children) watch.observe(line);
    return () => watch.disconnect();
  }, []);
  const isShort = isFolded && isMore;
  const [side, fade] = isRightToLeft(text)
    ? ['left-0 pe-[32px]', 'bg-linear-to-l']
    : ['right-0 ps-[32px]', 'bg-linear-to-r'];
  return (
    <div className={isShort ? 'relative h-[72px] overflow-hidden' : ''}>
      <div ref={block} className={isShort ? '' : 'flex flex-col gap-[12px]'}>
        {postLines(text).map((line, index) => (
          <p key={index} dir={isRightToLeft(line) ? 'rtl' : 'ltr'}>
            <CardLine text={line} />
          </p>
        ))}
      </div>
      {isShort && (
        <span
          className={`absolute bottom-0 ${side} ${fade} from-transparent to-surface to-[24px] font-semibold text-muted`}
        >
          ...more
        </span>
      )}
    </div>
  );
}

/** Returns CSS variables for the card's own theme. After hydration only. */
export function ownColours(theme: CardTheme): CSSProperties {
  const named = Object.entries(CARD_PALETTES[theme]).map(([role, colour]) => [
    `--color-${role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    colour,
  ]);
  return Object.fromEntries(named) as CSSProperties;
}
