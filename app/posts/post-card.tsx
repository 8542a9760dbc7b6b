import { Globe, Heart, Lightbulb, ThumbsUp } from 'lucide-react';
import type { PostAuthor } from './default-author.ts';
import { postLines } from './post-text.ts';

type Props = {
  author: PostAuthor;
  text: string;
  /** Lets the lines come in one after the other, once. */
  settling?: boolean;
  className?: string;
};

/** A post as a network would show it, with the fixed counts of docs/product.md §2, Post result screen. */
export function PostCard({ author, text, settling = false, className = '' }: Props) {
  return (
    <article aria-label={`Post by ${author.name}`} className={`card ${className}`}>
      <CardHeader author={author} />
      <div className={`space-y-3 px-4 pb-5 sm:px-6 ${settling ? 'settling' : ''}`}>
        {postLines(text).map((line, index) => (
          <p key={index} dir="auto">
            {line}
          </p>
        ))}
      </div>
      <Reactions />
    </article>
  );
}

function CardHeader({ author }: { author: PostAuthor }) {
  return (
    <header className="flex gap-3 p-4 sm:px-6 sm:pt-6">
      <span
        aria-hidden
        className="grid size-12 shrink-0 place-items-center rounded-full bg-primary text-xl font-semibold text-on-primary"
      >
        {firstLetter(author.name)}
      </span>
      <div className="min-w-0 flex-1 leading-snug">
        <p className="font-semibold">{author.name}</p>
        <p className="text-sm text-muted">{author.bio}</p>
        <p className="flex flex-wrap items-center gap-1 text-sm text-muted">
          3h <span aria-hidden>·</span> <Globe aria-hidden size={14} />
          <span aria-hidden>·</span> Satire
        </p>
      </div>
    </header>
  );
}

function firstLetter(name: string): string {
  return String.fromCodePoint(name.codePointAt(0) ?? 63).toUpperCase();
}

function Reactions() {
  return (
    <footer className="border-t border-line px-4 py-3 text-sm text-muted sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex items-center gap-2">
          <span aria-hidden className="flex -space-x-1">
            <ReactionIcon Icon={ThumbsUp} className="bg-primary text-on-primary" />
            <ReactionIcon Icon={Heart} className="bg-bad text-surface" />
            <ReactionIcon Icon={Lightbulb} className="bg-accent text-on-accent" />
          </span>
          42,567 reactions
        </p>
        <p className="flex flex-wrap gap-x-2">
          <span>1,234 comments</span>
          <span aria-hidden>·</span>
          <span>89 reposts</span>
        </p>
      </div>
    </footer>
  );
}

function ReactionIcon({ Icon, className }: { Icon: typeof Globe; className: string }) {
  return (
    <span
      className={`grid size-5 place-items-center rounded-full border-2 border-surface ${className}`}
    >
      <Icon size={10} strokeWidth={2.5} />
    </span>
  );
}
