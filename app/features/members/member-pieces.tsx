import type { PiecesPage } from '../../domain/admin/members.server.ts';
import { PIECE_STATES } from '../../domain/screening/moderation-words.ts';
import type { TargetKind } from '../../domain/screening/report.ts';
import { counted } from '../../platform/text/display-text.ts';
import { ChevronDown } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { Pager } from '../../ui/paged-list.tsx';
import { casePath } from '../moderation/case-path.ts';
import { HideLink } from '../moderation/hide-link.tsx';
import { CardPicture } from '../posts/card-picture.tsx';

const TITLES: Readonly<Record<TargetKind, string>> = {
  post: 'Shared posts',
  comment: 'Comments',
  resource: 'Pictures',
  feature_request: 'Feature requests',
  request_comment: 'Comments on feature requests',
};

/** The label of the link to one of them. */
const OPEN: Readonly<Record<TargetKind, string>> = {
  post: 'Open this post',
  comment: 'Open its post',
  resource: 'Open this picture',
  feature_request: 'Open this request',
  request_comment: 'Open its request',
};

type Props = PiecesPage & {
  kind: TargetKind;
  /** The path of the member's page. */
  path: string;
  isSelf: boolean;
  /** A sentence above them. */
  note?: string | undefined;
};

/** What a member has shown to others of one kind: one page, newest first. */
export function MemberPieces({ kind, path, pieces, next, isFirst, isSelf, note }: Props) {
  const title = TITLES[kind];
  const isEmpty = pieces.length === 0;
  return (
    <section aria-label={title} className="px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className={isEmpty ? 'font-sans text-base tracking-normal' : 'text-xl'}>{title}</h2>
        {isEmpty && <p className="text-muted">{isFirst ? 'None.' : 'No more.'}</p>}
      </div>
      {note !== undefined && <p className="mt-1 text-sm text-muted">{note}</p>}
      {kind === 'resource' ? (
        <Pictures pieces={pieces} isSelf={isSelf} />
      ) : (
        <ul className="mt-1 divide-y divide-line empty:hidden">
          {pieces.map((piece) => (
            <li key={piece.id} className="py-4 last:pb-1">
              <p dir="auto" className="member-piece">
                {piece.text}
              </p>
              <PieceActs kind={kind} piece={piece} isSelf={isSelf} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        first={!isFirst && [path, `Latest ${title.toLowerCase()}`]}
        next={next !== null && [`${path}?${kind}=${next}`, `Earlier ${title.toLowerCase()}`]}
      />
    </section>
  );
}

type Piece = PiecesPage['pieces'][number];

/** So many are on a phone before a press. */
const FIRST = 6;

type PicturesProps = { pieces: readonly Piece[]; isSelf: boolean };

function Pictures({ pieces, isSelf }: PicturesProps) {
  const grid = (shown: readonly Piece[]) => (
    <ul className="member-pictures">
      {shown.map((piece) => (
        <li key={piece.id}>
          <Pictured piece={piece} />
          <PieceActs kind="resource" piece={piece} isSelf={isSelf} />
        </li>
      ))}
    </ul>
  );
  const rest = pieces.slice(FIRST);
  return (
    <>
      {pieces.length > 0 && grid(pieces.slice(0, FIRST))}
      {rest.length > 0 && (
        <details className="for-wide-screens">
          <summary className="disclosure font-semibold text-primary">
            {counted(`${rest.length} more`, 'picture')} <ChevronDown size={18} />
          </summary>
          {grid(rest)}
        </details>
      )}
    </>
  );
}

/** A picture above its words; while it is visible, both lead to it. */
function Pictured({ piece: { state, link, picture, text } }: { piece: Piece }) {
  const content = (
    <>
      {picture && <CardPicture picture={picture} className="" />}
      <span dir="auto">{text}</span>
    </>
  );
  if (state !== 'visible') return <div>{content}</div>;
  return (
    <Link to={link}>
      <span className="sr-only">{OPEN.resource}: </span>
      {content}
    </Link>
  );
}

type PieceProps = Pick<Props, 'kind' | 'isSelf'> & { piece: Piece };

function PieceActs({ kind, piece: { id, at, state, link, caseId }, isSelf }: PieceProps) {
  return (
    <p className="member-piece-acts">
      <span className="me-auto text-sm text-muted">
        <LocalTime at={at} />
        {state !== 'visible' && (
          <span className="ms-2 font-semibold text-bad">{PIECE_STATES[state]}</span>
        )}
      </span>
      {state === 'visible' && kind !== 'resource' && (
        <Link to={link} className="button button-quiet">
          {OPEN[kind]}
        </Link>
      )}
      {state !== 'visible' && caseId !== null && (
        <Link to={casePath(caseId)} className="button button-quiet">
          Open its case
        </Link>
      )}
      {state === 'visible' && !isSelf && <HideLink target={{ kind, id }} label="Hide" />}
    </p>
  );
}
