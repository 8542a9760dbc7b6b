import { type ReactNode, useId, useState } from 'react';
import { findStyle } from '../../../comedy/styles/post-styles.ts';
import type { FeedPost } from '../../domain/community/feed.server.ts';
import type { Highlight } from '../../domain/community/highlights.server.ts';
import { countOrigins, reactionsLabel } from '../../domain/community/reaction.ts';
import type { Face } from '../../domain/faces/face.ts';
import { BLOCK } from '../../domain/screening/moderation-words.ts';
import { MODEL_WRITTEN } from '../../domain/writers/writer.ts';
import { formatCount } from '../../platform/text/display-text.ts';
import {
  Ban,
  Copy,
  Dices,
  Download,
  Flag,
  Pin,
  Star,
  Trash2,
  Undo2,
} from '../../ui/icons/icons.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Link } from '../../ui/links.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { MenuEntry } from '../../ui/opened-menu.tsx';
import { useSiteData, useViewer } from '../site/use-viewer.ts';
import { HideLink, ReportLink, useHideEntries } from '../moderation/hide-link.tsx';
import { PostCard } from '../posts/post-card.tsx';
import { usePendingAction } from '../sign-in/sign-up-prompt.tsx';
import type { PromptedAction } from '../sign-in/sign-up-words.ts';
import { CardActions } from './card-actions.tsx';
import { type ChangePost, useHighlight, usePostActions } from './post-actions.ts';
import type { PostDialogKind } from './post-dialogs.tsx';
import { ownRiddle, useWays } from './card-ways.ts';

type FeedCardProps = {
  post: FeedPost;
  isWhole?: boolean;
  /** In place of the text. */
  body?: ReactNode;
  /** The author's face with another tint than that of its neighbours. */
  face?: Face | undefined;
  prompt: (action: PromptedAction, about?: string) => void;
  onGone: (id: string) => void;
  change: ChangePost;
  /** Focuses the comments below the card, on its own page. */
  onComment?: () => void;
};

const PostDialog = lazyPart(() => import('./post-dialogs.tsx').then((part) => part.PostDialog));
const ReportDialog = lazyPart(() =>
  import('../moderation/report-dialog.tsx').then((part) => part.ReportDialog),
);
const UseInGameDialog = lazyPart(() =>
  import('../game/use-in-game-dialog.tsx').then((part) => part.UseInGameDialog),
);

const NO_SCRIPT = 'without-script';

type Opened = PostDialogKind | 'report' | 'game' | null;

/** A shared post with everything that can be done with it: in the feed, and on its own page. */
export function FeedCard({ post, isWhole = false, ...given }: FeedCardProps) {
  const { body, face, prompt, onGone, ...more } = given;
  const path = `/post/${post.id}`;
  const url = useSiteData().origin + path;
  const actions = usePostActions({ post, prompt, onGone });
  const { asMember, remove, block } = actions;
  const highlight = useHighlight(post, more.change);
  const [opened, setOpened] = useState<Opened>(null);
  usePendingAction('share', post.id, () => setOpened('share'));
  const close = () => setOpened(null);
  const closing = { onClose: close, onMissing: close };
  const id = useId();
  const { likes, comments, realReactions, realComments } = post;
  const origins = {
    reactions: { id: `${id}-likes`, words: countOrigins(likes, realReactions) },
    comments: { id: `${id}-comments`, words: countOrigins(comments, realComments) },
  };
  return (
    <>
      <PostCard
        author={{ name: post.authorName, bio: post.authorBio }}
        photoUrl={post.authorAvatar}
        face={face ?? post.authorFace}
        text={post.text}
        body={body}
        picture={post.picture}
        age={<Age post={post} path={path} isLink={!isWhole} />}
        styleName={findStyle(post.style)?.label ?? post.style}
        writer={post.isByModel ? MODEL_WRITTEN : undefined}
        counts={{
          reactions: formatCount(likes),
          reactionsLabel: reactionsLabel(likes, post.viewerReaction !== null),
          comments: formatCount(comments),
          origins,
        }}
        foldedTo={isWhole ? undefined : path}
        menu={<CardMenu post={post} actions={actions} onOpen={setOpened} highlight={highlight} />}
        actions={
          <CardActions
            post={post}
            origins={{ likes: origins.reactions.id, comments: origins.comments.id }}
            onGuest={(action) => prompt(action, post.id)}
            onShare={asMember('share', () => setOpened('share'))}
            {...more}
          />
        }
      />
      {opened === 'report' && <ReportDialog target={{ kind: 'post', id: post.id }} {...closing} />}
      {opened === 'game' && <UseInGameDialog postId={post.id} {...closing} />}
      {opened !== null && opened !== 'report' && opened !== 'game' && (
        <PostDialog
          kind={opened}
          post={post}
          url={url}
          onBlock={block}
          onDelete={remove}
          {...closing}
        />
      )}
    </>
  );
}

function Age({ post, path, isLink }: { post: FeedPost; path: string; isLink: boolean }) {
  const time = <LocalTime at={post.createdAt} asAge />;
  return (
    <>
      {post.isPinned && (
        <span>
          <span className="font-semibold text-ink">Pinned</span> <span aria-hidden>·</span>{' '}
        </span>
      )}
      <span>
        {isLink ? (
          <Link to={path} className="age-link">
            {time}
          </Link>
        ) : (
          time
        )}
      </span>
    </>
  );
}

type CardMenuProps = {
  post: FeedPost;
  actions: ReturnType<typeof usePostActions>;
  onOpen: (dialog: Opened) => void;
  /** Only for admins. */
  highlight: ((as: Highlight, isOn: boolean) => void) | undefined;
};

function CardMenu({ post, actions, onOpen, highlight }: CardMenuProps) {
  const { id, authorName, isOwn, shownPremise, picture } = post;
  const ways = useWays(post);
  const riddle = ownRiddle(post);
  const hideEntries = useHideEntries();
  const { copy, download, unshare } = actions;
  const viewer = useViewer();
  const isGuest = viewer.kind === 'guest';
  const mayUseInGame = viewer.kind === 'member' && viewer.isAdmin && shownPremise !== null;
  const onDialog = (dialog: Opened) => ({ opensDialog: true, onPress: () => onOpen(dialog) });
  const own: MenuEntry[] = [
    { Icon: Undo2, label: 'Take back from community', onPress: unshare },
    { Icon: Trash2, label: 'Delete post …', ...onDialog('delete') },
  ];
  const others: MenuEntry[] = [
    { Icon: Flag, label: 'Report …', ...onDialog('report') },
    ...(isGuest ? [] : [{ Icon: Ban, label: 'Block this member …', ...onDialog('block') }]),
    ...hideEntries({ kind: 'post', id }, 'Hide post …'),
    ...(picture ? hideEntries({ kind: 'attached', id }, 'Hide its picture …') : []),
  ];
  const entries: MenuEntry[] = [
    { Icon: Copy, label: 'Copy Text', opensDialog: isGuest, onPress: copy },
    { Icon: Download, label: 'Download Image', opensDialog: isGuest, onPress: download },
    ...ways,
    'line',
    ...(mayUseInGame ? [{ Icon: Dices, label: 'Use in the game …', ...onDialog('game') }] : []),
    ...(isOwn ? own : others),
    ...adminEntries(post, highlight),
  ];
  return (
    <>
      <Menu label={`Menu of the post by ${authorName}`} entries={entries} />
      {riddle !== null && (
        <Link to={riddle} className={`button button-quiet ${NO_SCRIPT}`}>
          Its riddle
        </Link>
      )}
      {!isOwn && <ReportLink kind="post" id={id} className={NO_SCRIPT} />}
      {!isOwn && !isGuest && (
        <Link to={`/post/${id}?block`} className={`button button-quiet ${NO_SCRIPT}`}>
          {BLOCK}
        </Link>
      )}
      {!isOwn && <HideLink target={{ kind: 'post', id }} label="Hide" className={NO_SCRIPT} />}
    </>
  );
}

function adminEntries(
  { isPinned, isFeatured }: FeedPost,
  highlight: CardMenuProps['highlight'],
): MenuEntry[] {
  if (!highlight) return [];
  return [
    'line',
    {
      Icon: Pin,
      label: isPinned ? 'Unpin' : 'Pin in New',
      onPress: () => highlight('pinned', !isPinned),
    },
    {
      Icon: Star,
      label: isFeatured ? 'Feature no more' : 'Feature as the best',
      onPress: () => highlight('featured', !isFeatured),
    },
  ];
}
