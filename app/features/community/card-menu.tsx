import { Ban, Copy, Download, Flag, Trash2, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { useViewer } from '../../ui/use-viewer.ts';
import { Menu } from '../../ui/menu.tsx';
import type { MenuEntry } from '../../ui/opened-menu.tsx';

type Props = {
  postId: string;
  name: string;
  isOwn: boolean;
  onCopy: () => void;
  onDownload: () => void;
  onUnshare: () => void;
  onDelete: () => void;
  onReport: () => void;
  /** Only members have somebody to block. */
  onBlock?: () => void;
};

/** The menu of a card. */
export function CardMenu(props: Props) {
  const { postId, name, isOwn, onCopy, onDownload } = props;
  // They are asked to sign up first.
  const isGuest = useViewer().kind === 'guest';
  const entries: MenuEntry[] = [
    { Icon: Copy, label: 'Copy Text', opensDialog: isGuest, onPress: onCopy },
    { Icon: Download, label: 'Download Image', opensDialog: isGuest, onPress: onDownload },
    'line',
    ...(isOwn ? ownEntries(props) : otherEntries(props)),
  ];
  return (
    <>
      <Menu label={`Menu of the post by ${name}`} entries={entries} />
      {!isOwn && (
        <Link
          to={`/report?post=${postId}`}
          className="button button-quiet hidden text-sm text-muted noscript:inline-flex"
        >
          Report
        </Link>
      )}
    </>
  );
}

function ownEntries({ onUnshare, onDelete }: Props): MenuEntry[] {
  return [
    { Icon: Undo2, label: 'Take back from community', onPress: onUnshare },
    { Icon: Trash2, label: 'Delete post …', opensDialog: true, onPress: onDelete },
  ];
}

function otherEntries({ onReport, onBlock }: Props): MenuEntry[] {
  const report = { Icon: Flag, label: 'Report …', opensDialog: true, onPress: onReport };
  if (!onBlock) return [report];
  return [report, { Icon: Ban, label: 'Block this member …', opensDialog: true, onPress: onBlock }];
}
