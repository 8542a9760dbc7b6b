import { Globe, Heart, Lightbulb, ThumbsUp } from 'lucide-react';
import type { AttachedPicture } from '../../domain/posts/attachment.ts';
import { type CardLook, DEVICE_WIDTHS } from '../../domain/cards/card-look.ts';
import { cardInset, dressed } from '../../domain/cards/card-content.ts';
import { counted } from '../../platform/text/display-text.ts';
import { CardFonts } from '../post/card-fonts.tsx';
import { CardPicture } from '../post/card-picture.tsx';
import type { PostAuthor } from '../../domain/posts/post.ts';
import { ReactionIcon } from '../post/post-card.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { FoldedText } from './folded-text.tsx';
import { ownColours } from './own-colours.ts';
import { Ringed, StudioMark } from './studio-mark.tsx';
import { SATIRE_MARK } from './studio-words.ts';

type Props = {
  author: PostAuthor;
  photoUrl: string | null;
  text: string;
  picture: AttachedPicture | null;
  look: CardLook;
};

/**
 * A card as it is dressed: every measure is that of domain/cards/card-nodes.ts, in pixels, whatever the reader's text
 * size, so that the picture of it is the same. The satire mark hangs on nothing that can be set.
 */
export function StudioCard({ author, photoUrl, text, picture, look }: Props) {
  const { sides, top } = EDGES[cardInset(DEVICE_WIDTHS[look.device])];
  const shown = dressed(author, look);
  return (
    <article
      aria-label={`Post by ${author.name}`}
      style={ownColours(look.theme)}
      className={`${WIDTHS[look.device]} rounded-[12px] bg-surface outline outline-line font-card text-[16px] leading-[24px] text-ink`}
    >
      <CardFonts text={`${author.name}${shown.author.bio}${text}`} />
      <header className={`flex gap-[12px] pb-[16px] ${sides} ${top}`}>
        <Ringed ring={look.ring}>
          <Avatar name={author.name} photoUrl={photoUrl} className="size-[48px] text-[22px]" />
        </Ringed>
        <Byline author={shown.author} age={shown.age} look={look} />
      </header>
      <div className={`pb-[20px] ${sides}`}>
        <FoldedText key={text} text={text} isFolded={look.isFolded} />
      </div>
      {picture && <CardPicture picture={picture} isBare className="h-auto w-full" />}
      <footer
        className={`flex flex-col gap-[8px] border-t border-line py-[12px] text-[14px] leading-[21px] text-muted ${sides}`}
      >
        <Counts {...shown} />
        <p className="text-right text-[12px] leading-[18px]">{SATIRE_MARK}</p>
      </footer>
    </article>
  );
}

const EDGES = {
  17: { sides: 'px-[17px]', top: 'pt-[17px]' },
  25: { sides: 'px-[25px]', top: 'pt-[25px]' },
} as const;
const WIDTHS = { phone: 'w-[360px]', tablet: 'w-[480px]', desktop: 'w-[600px]' } as const;

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
        <Globe aria-hidden size={14} />
        <span>
          <span aria-hidden>· </span>Satire
        </span>
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
          <ReactionIcon Icon={ThumbsUp} className="bg-primary text-on-primary" />
          <ReactionIcon Icon={Heart} className="bg-bad text-surface" />
          <ReactionIcon Icon={Lightbulb} className="bg-accent text-on-accent" />
        </span>
        <span>{counted(reactions, 'reaction')}</span>
      </p>
      <p>
        {counted(comments, 'comment')} <span aria-hidden>·</span> {counted(reposts, 'repost')}
      </p>
    </div>
  );
}
