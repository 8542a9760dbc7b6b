'use client';
import {
  EllipsisVertical,
  Globe,
  Heart,
  Lightbulb,
  MessageSquare,
  Rss,
  Share2,
  ThumbsUp,
} from 'lucide-react';
import Link from 'next/link';
import { useId, useState } from 'react';

const CHOICES = {
  Sort: ['Most Recent', 'Most Popular', 'Most Comments'],
  Time: ['All Time', 'Today', 'This Week', 'This Month'],
  Style: [
    'All',
    'Humblebrag',
    'Storytelling',
    'Fake Work',
    'Startup Chaos',
    'Cringe Advice',
    'Buzzword Soup',
  ],
};

export function Feed({ posts: first }) {
  const [posts] = useState(first);
  const last = posts.at(-1);
  return (
    <div className="column py-8 md:py-12">
      <div className="mx-auto max-w-[680px]">
        <div className="flex items-center justify-between gap-4">
          <h1 tabIndex={-1} className="text-2xl md:text-3xl">
            Community Posts
          </h1>
          <a
            href="/community/feed.xml"
            aria-label="RSS feed"
            className="button button-quiet size-11 p-0 text-muted"
          >
            <Rss aria-hidden size={20} />
          </a>
        </div>
        <form className="mt-4 grid gap-3">
          <input type="search" name="q" aria-label="Search" className="field" />
          {Object.entries(CHOICES).map(([name, options]) => (
            <select key={name} name={name} aria-label={name} className="field">
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          ))}
        </form>
        <ul className="grid grid-cols-1 gap-6">
          {posts.map((post) => (
            <li key={post.id} id={`post-${post.id}`} className="scroll-mt-4">
              <Card post={post} />
            </li>
          ))}
        </ul>
        {last && (
          <Link href={`/?after=${last.id}`} prefetch={false} className="button button-quiet">
            Older posts
          </Link>
        )}
      </div>
    </div>
  );
}

function Card({ post }) {
  const [isOpen, setIsOpen] = useState(false);
  const [mine, setMine] = useState(false);
  const id = useId();
  const lines = post.text.split('\n').filter((line) => line.trim() !== '');
  const shape = 'button flex-1 px-2 text-muted hover:bg-tint hover:text-ink';
  return (
    <article aria-label={`Post by ${post.name}`} className="card font-card group/post">
      <header className="flex gap-3 p-4 sm:px-6 sm:pt-6">
        <span
          aria-hidden
          className="grid size-12 shrink-0 place-items-center rounded-full bg-primary text-xl"
        >
          {post.name.slice(0, 1)}
        </span>
        <div className="min-w-0 flex-1 leading-snug">
          <p dir="auto" className="text-left font-semibold">
            {post.name}
          </p>
          <p dir="auto" className="text-left text-sm text-muted">
            {post.bio}
          </p>
          <p className="flex flex-wrap items-center gap-1 text-sm text-muted">
            <Link
              href={`/post/${post.id}`}
              prefetch={false}
              className="relative rounded-control hover:underline"
            >
              <time dateTime={new Date(post.createdAt).toISOString()} suppressHydrationWarning>
                {new Date(post.createdAt).toISOString().slice(0, 10)}
              </time>
            </Link>{' '}
            <span aria-hidden>·</span> {post.style} <span aria-hidden>·</span>{' '}
            <Globe aria-hidden size={14} />
            <span aria-hidden>·</span> Satire
          </p>
        </div>
        <button
          type="button"
          aria-haspopup="menu"
          aria-label={`Menu of the post by ${post.name}`}
          className="button"
        >
          <EllipsisVertical aria-hidden size={20} />
        </button>
      </header>
      <div className="relative px-4 pb-5 sm:px-6">
        <div className={isOpen ? 'space-y-3' : 'h-[4.5em] overflow-hidden'}>
          {lines.map((line, index) => (
            <p key={index} dir="auto">
              {line}
            </p>
          ))}
        </div>
        {!isOpen && (
          <Link
            href={`/post/${post.id}`}
            prefetch={false}
            onClick={(event) => (event.preventDefault(), setIsOpen(true))}
          >
            ...more<span className="sr-only"> of this post</span>
          </Link>
        )}
      </div>
      <footer className="border-t border-line px-4 py-3 text-sm text-muted sm:px-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="flex items-center gap-2">
            <span aria-hidden className="flex -space-x-1">
              {[ThumbsUp, Heart, Lightbulb].map((Icon, index) => (
                <span
                  key={index}
                  className="grid size-5 place-items-center rounded-full border-2 border-surface"
                >
                  <Icon size={10} strokeWidth={2.5} />
                </span>
              ))}
            </span>
            <Counted
              id={`${id}-likes`}
              count={post.likes}
              real={post.realReactions}
              what="reactions"
            />
          </p>
          <p className="flex flex-wrap gap-x-2">
            <Counted
              id={`${id}-comments`}
              count={post.comments}
              real={post.realComments}
              what="comments"
            />
          </p>
        </div>
      </footer>
      <div className="on-screen flex border-t border-line p-1 sm:px-4">
        <form className="flex flex-1" onSubmit={(event) => event.preventDefault()}>
          <input type="hidden" name="intent" value="react" />
          <button
            type="submit"
            aria-pressed={mine}
            aria-describedby={`${id}-likes`}
            className={shape}
            onClick={() => setMine(!mine)}
          >
            <ThumbsUp aria-hidden size={18} /> <span>Like</span>
          </button>
        </form>
        <Link href={`/post/${post.id}#comments`} prefetch={false} className={shape}>
          <MessageSquare aria-hidden size={18} /> Comment
        </Link>
        <form className="flex flex-1" onSubmit={(event) => event.preventDefault()}>
          <button type="submit" className={shape}>
            <Share2 aria-hidden size={18} /> Share
          </button>
        </form>
      </div>
    </article>
  );
}

function Counted({ id, count, real, what }) {
  return (
    <span className="group/count relative cursor-default">
      <span>
        {count} {what}
      </span>
      <span
        role="tooltip"
        id={id}
        className="pointer-events-none absolute bottom-full z-10 mb-1 hidden w-max"
      >
        {count - real} of them came with the post, {real} are from members.
      </span>
    </span>
  );
}
