import { type ReactNode, useState } from 'react';
import { cardFontsPath, scriptsIn } from '../../domain/card-fonts/card-scripts.ts';
import { JOINED } from '../../domain/card-fonts/joined-emoji.ts';
import { type Face, faceOf } from '../../domain/faces/face.ts';
import type { AttachedPicture } from '../../domain/posts/attachment.ts';
import { headlineParts, type PostAuthor, postLines } from '../../domain/posts/post.ts';
import { PREVIEW_COUNTS } from '../../domain/posts/preview.ts';
import { counted } from '../../platform/text/display-text.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { CardPicture } from './card-picture.tsx';
import { Globe, ReactionBadges } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';

/** An explanation of a count, shown on hover. */
type Origin = { id: string; words: string };
type Counts = {
  reactions: string;
  /** Replaces the number: "You and 1.0k others". */
  reactionsLabel?: string;
  comments: string;
  reposts?: string;
  origins?: { reactions: Origin; comments: Origin };
};

type PostCardProps = {
  author: PostAuthor;
  photoUrl?: string | null;
  /** Default: that of the name. */
  face?: Face | undefined;
  text: string;
  body?: ReactNode;
  picture?: AttachedPicture | null;
  /** Age and counts. Default: the fixed values of docs/product.md §2. Null hides the counts. */
  age?: ReactNode;
  /** The style of the post, and who wrote it, where that is said: in one line with the age. */
  styleName?: string | undefined;
  writer?: string | undefined;
  counts?: Counts | null;
  /** Folds the text after three lines. URL of the whole text, for clients without script. */
  foldedTo?: string;
  /** Rendered in the upper corner, and below the card. */
  menu?: ReactNode;
  actions?: ReactNode;
  className?: string;
};

/** A post as a social network shows it. */
export function PostCard({ author, photoUrl = null, text, ...more }: PostCardProps) {
  const { age = PREVIEW_COUNTS.age, counts = PREVIEW_COUNTS, foldedTo, menu, actions } = more;
  const { className = '', body, picture } = more;
  return (
    <article aria-label={`Post by ${author.name}`} className={`card font-card ${className}`}>
      <CardFonts text={`${author.name}${author.bio}${text}`} />
      <header className="post-head">
        <Avatar
          name={author.name}
          photoUrl={photoUrl}
          face={more.face ?? faceOf(author.name)}
          className="size-12 text-xl"
        />
        <Byline author={author} age={age} styleName={more.styleName} writer={more.writer} />
        {menu}
      </header>
      {body ?? <PostText text={text} foldedTo={foldedTo} />}
      {picture && <CardPicture picture={picture} className="h-auto w-full" />}
      {counts && <Reactions {...counts} />}
      {actions}
    </article>
  );
}

type BylineProps = Pick<PostCardProps, 'author' | 'age' | 'styleName' | 'writer'>;

function Byline({ author, age, styleName, writer }: BylineProps) {
  return (
    <div className="byline">
      <p dir="auto">{author.name}</p>
      <Headline text={author.bio} />
      <p>
        {age} {/* In one piece: a dot at the end of a line leads nowhere. */}
        <span>
          <span aria-hidden>·</span> <Globe />
          <span aria-hidden>·</span> Satire
        </span>
        {writer && <span>{writer}</span>}
        {styleName && <em className="chip">{styleName}</em>}
      </p>
    </div>
  );
}

/** A headline on one line, cut after the last part that fits. */
export function Headline({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p dir="auto" className={`headline ${className}`}>
      {headlineParts(text).map((part, index) => (
        <span key={`${index}${part}`}>{part}</span>
      ))}
    </p>
  );
}

function Reactions({ reactions, comments, reposts, origins, ...more }: Counts) {
  const { reactionsLabel = counted(reactions, 'reaction') } = more;
  return (
    <footer className="post-counts">
      <div>
        <p>
          <ReactionBadges />
          <Counted shows="reactions" origin={origins?.reactions}>
            {reactionsLabel}
          </Counted>
        </p>
        <p>
          <Counted shows="comments" origin={origins?.comments}>
            {counted(comments, 'comment')}
          </Counted>
          {reposts !== undefined && (
            <>
              <span aria-hidden>·</span>
              <span>{counted(reposts, 'repost')}</span>
            </>
          )}
        </p>
      </div>
    </footer>
  );
}

type CountedProps = {
  shows: 'reactions' | 'comments';
  origin: Origin | undefined;
  children: ReactNode;
};

function Counted({ shows, origin, children }: CountedProps) {
  if (!origin) return <span>{children}</span>;
  return (
    <span className="count">
      <span>{children}</span>
      <span role="tooltip" id={origin.id} className={`count-origin of-${shows}`}>
        {origin.words}
      </span>
    </span>
  );
}

/** A badge of the card: a white icon on its colour, drawn as in domain/cards/card-decorations.ts. */
export function RoundIcon({ Icon, className }: { Icon: typeof Globe; className: string }) {
  return (
    <span className={`reaction-badge ${className}`}>
      <Icon size={10} strokeWidth={2.5} />
    </span>
  );
}

type PostTextProps = { text: string; foldedTo: string | undefined };

// A text up to this length fits in three lines even on a phone, also in large letters. Characters.
const SHORT = 90;
/** The text of a post, folded after three lines. */
export function PostText({ text, foldedTo }: PostTextProps) {
  const [isOpen, setIsOpen] = useState(false);
  const lines = postLines(text);
  const isFolded = foldedTo !== undefined && !isOpen && (lines.length > 2 || text.length > SHORT);
  return (
    <div className="post-text">
      {isFolded ? (
        <p className="folded">
          <CardLine text={lines.join('\n')} />
        </p>
      ) : (
        <div className="space-y-4">
          {lines.map((line, index) => (
            <p key={index} dir="auto" className={index === 0 && line.length <= SHORT ? 'lead' : ''}>
              <CardLine text={line} />
            </p>
          ))}
        </div>
      )}
      {isFolded && (
        <Link
          to={foldedTo}
          onClick={(event) => {
            event.preventDefault();
            setIsOpen(true);
          }}
          className="unfold on-screen"
        >
          ...more<span className="sr-only"> of this post</span>
        </Link>
      )}
    </div>
  );
}

/** One line of a card. A joined emoji has a fixed width, in which the first part of one fits that the font cannot join. */
export function CardLine({ text }: { text: string }) {
  // Another text is another element: React cannot change the texts of a page that the browser has translated.
  const parts = text.split(JOINED).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span
        key={index}
        className={`joined-emoji ${SELECTED.test(part) ? 'system-emoji' : 'w-[1em]'}`}
      >
        {part}
      </span>
    ),
  );
  return <span key={text}>{parts}</span>;
}

/** Browsers drop variation selectors before the cards' emoji font can join the parts: the system's font draws those. */
const SELECTED = /[\uFE0F\u20E3\u2600-\u27BF]/u;

/** Loads the extra fonts for a card's scripts; most texts need none. */
function CardFonts({ text }: { text: string }) {
  return scriptsIn(text).map((script) => (
    <link key={script} rel="stylesheet" href={cardFontsPath(script)} precedence="card" />
  ));
}
