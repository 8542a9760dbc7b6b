import { useNavigate } from 'react-router';
import type { FeedPost } from '../../domain/community/feed.server.ts';
import { riddlePath } from '../../domain/game/game.ts';
import { copyText, LINK_COPIED, LINK_FAILED } from '../../ui/clipboard.tsx';
import { Dices, Flame, GitFork, Link2, Smartphone } from '../../ui/icons/icons.tsx';
import type { MenuEntry } from '../../ui/opened-menu.tsx';
import { shortText } from '../../ui/sharing.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { sendShare } from '../posts/send-share.ts';
import { useSiteData } from '../site/use-viewer.ts';
import { worseFormPath } from './make-worse.ts';
import { remixWords } from './remix-line.tsx';

/** The entries of a card's menu that lead away from it: its link, its chain, and the form to make it worse. For guests, too. */
export function useWays(post: FeedPost): MenuEntry[] {
  const notify = useNotify();
  const navigate = useNavigate();
  const { origin } = useSiteData();
  const path = `/post/${post.id}`;
  const url = origin + path;
  const riddle = ownRiddle(post);
  const share = () => sendShare(post.id);
  async function copy(link: string): Promise<void> {
    if (!(await copyText(link))) return notify('bad', LINK_FAILED);
    notify('good', LINK_COPIED);
    share();
  }
  // Closing the share sheet rejects too, and is no error.
  const send = () =>
    void navigator.share({ text: shortText(post.text), url }).then(share, () => undefined);
  const go = (to: string) => void navigate(to);
  const words = remixWords(post);
  return [
    { Icon: Link2, label: 'Copy link', onPress: () => void copy(url) },
    ...(riddle === null
      ? []
      : [{ Icon: Dices, label: 'Copy riddle link', onPress: () => void copy(origin + riddle) }]),
    ...(hasShareSheet()
      ? [{ Icon: Smartphone, label: 'Share with this device …', onPress: send }]
      : []),
    ...(post.isGrave
      ? []
      : [
          {
            Icon: Flame,
            label: 'Make it worse in your words',
            onPress: () => go(worseFormPath(post)),
          },
        ]),
    ...(words === ''
      ? []
      : [{ Icon: GitFork, label: words, onPress: () => go(`${path}/remixes`) }]),
  ];
}

/** The path of the riddle of a post, for its author. Null where it has none. */
export function ownRiddle({ id, isOwn, isGrave, shownPremise }: FeedPost): string | null {
  return isOwn && !isGrave && shownPremise !== null ? riddlePath(id) : null;
}

// The server renders the closed menu, without entries.
const hasShareSheet = () =>
  typeof navigator !== 'undefined' && typeof navigator.share === 'function';
