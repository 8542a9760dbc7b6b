import type { PiecesPage } from '../../domain/admin/members.server.ts';
import { PIECE_STATES } from '../../domain/screening/moderation-words.ts';
import type { TargetKind } from '../../domain/screening/report.ts';
import { Link } from '../../ui/links.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { Pager } from '../../ui/paged-list.tsx';
import { casePath } from '../moderation/case-path.ts';
import { HideLink } from '../moderation/hide-link.tsx';
import { ReviewPicture } from '../moderation/review-picture.tsx';

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
  /** A sentence below them. */
  note?: string | undefined;
};

/** What a member has shown to others of one kind: one page, newest first. */
export function MemberPieces({ kind, path, pieces, next, isFirst, isSelf, note }: Props) {
  const title = TITLES[kind];
  const isEmpty = pieces.length === 0;
  return (
    <section aria-label={title} className="card px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg font-semibold">{title}</h3>
        {isEmpty && <p className="text-muted">{isFirst ? 'None.' : 'No more.'}</p>}
      </div>
      <ul className="mt-2 divide-y divide-line border-t border-line empty:hidden">
        {pieces.map((piece) => (
          <li key={piece.id} className="py-4 last:pb-1">
            <Piece kind={kind} piece={piece} isSelf={isSelf} />
          </li>
        ))}
      </ul>
      <Pager
        first={!isFirst && [path, `Latest ${title.toLowerCase()}`]}
        next={next !== null && [`${path}?${kind}=${next}`, `Earlier ${title.toLowerCase()}`]}
      />
      {note !== undefined && <p className="mt-2 text-sm text-muted">{note}</p>}
    </section>
  );
}

type PieceProps = Pick<Props, 'kind' | 'isSelf'> & { piece: PiecesPage['pieces'][number] };

function Piece({ kind, piece, isSelf }: PieceProps) {
  const { id, text, at, state, link, caseId, picture } = piece;
  return (
    <>
      <p className="text-sm text-muted">
        <LocalTime at={at} />
        {state !== 'visible' && (
          <span className="ms-2 font-semibold text-bad">{PIECE_STATES[state]}</span>
        )}
      </p>
      {picture && <ReviewPicture {...picture} className="mt-2" />}
      <p dir="auto" className="mt-1 line-clamp-3 break-words whitespace-pre-line">
        {text}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-4">
        {state === 'visible' && (
          <Link to={link} className="inline-flex min-h-11 items-center link">
            {OPEN[kind]}
          </Link>
        )}
        {state !== 'visible' && caseId !== null && (
          <Link to={casePath(caseId)} className="inline-flex min-h-11 items-center link">
            Open its case
          </Link>
        )}
        {state === 'visible' && !isSelf && <HideLink target={{ kind, id }} label="Hide" />}
      </p>
    </>
  );
}
