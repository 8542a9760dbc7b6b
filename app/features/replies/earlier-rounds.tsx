import { useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Round } from '../../domain/replies/reply-round.ts';
import type { RoundsPage } from '../../domain/replies/reply-rounds.server.ts';
import { requestDelete } from '../../platform/browser/json-requests.ts';
import { useFocusAfterLeaving } from '../../ui/focus.ts';
import { Trash2 } from '../../ui/icons/icons.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Link } from '../../ui/links.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { useViewer } from '../site/use-viewer.ts';
import { reactTab } from '../translator/react-storage.ts';
import { LENGTHS, ROUND_DELETED, ROUND_NOT_DELETED, TONES } from './reply-words.ts';

type Props = {
  first: RoundsPage;
  /** The round on the page, with its regenerated replies. */
  shown?: Round;
};

export function EarlierRounds(props: Props) {
  // After a new round the cursors of the later pages are out of date.
  return <Rounds key={props.first.rounds[0]?.id} {...props} />;
}

function Rounds({ first, shown }: Props) {
  const { load, state, data } = useFetcher<{ earlier: RoundsPage | null }>();
  const [later, setLater] = useState<readonly RoundsPage[]>([]);
  const page = data?.earlier;
  const isNew = later.every(({ next }) => next !== page?.next);
  if (page && isNew) setLater([...later, page]);
  const { gone, confirmDelete, dialog } = useDeleteRound();
  const pages = [first, ...later];
  const byId = new Map(pages.flatMap((each) => each.rounds).map((round) => [round.id, round]));
  const rounds = [...byId.values()].filter(
    (round) => !gone.has(round.id) && !isOnPage(round, shown),
  );
  const next = pages.at(-1)?.next ?? null;
  const list = useRef<HTMLUListElement>(null);
  const ids = rounds.map(({ id }) => id);
  useFocusAfterLeaving(ids, list, 'content');
  if (rounds.length === 0 && next === null) return null;
  const more = () => {
    if (state === 'idle' && next !== null) {
      void load(`/reply-generator?${new URLSearchParams({ after: next }).toString()}`);
    }
  };
  return (
    <section aria-labelledby="earlier-rounds" className="mt-10">
      <h2 id="earlier-rounds" className="text-xl">
        Earlier rounds
      </h2>
      <ul ref={list} className="mt-4 grid grid-cols-1 gap-3 md:grid-cols-2">
        {rounds.map((round) => (
          <EarlierRound
            key={round.id}
            round={round}
            isReplaced={round.id === shown?.id}
            onDelete={() => confirmDelete(round.id)}
          />
        ))}
      </ul>
      {next !== null && (
        <button
          type="button"
          onClick={more}
          aria-disabled={state !== 'idle' || undefined}
          className="button button-plain mt-4 w-full"
        >
          {state === 'idle' ? 'Older rounds' : 'Loading …'}
        </button>
      )}
      {dialog}
    </section>
  );
}

// A regenerated reply is in a round of its own, which is on the page already.
function isOnPage({ replies }: Round, shown: Round | undefined): boolean {
  const ids = new Set(shown?.replies.map(({ id }) => id));
  return replies.every(({ id }) => ids.has(id));
}

type RoundProps = {
  round: Round;
  /** The original of the round on the page, before a reply was regenerated. */
  isReplaced: boolean;
  onDelete: () => void;
};

function EarlierRound({ round, isReplaced, onDelete }: RoundProps) {
  const { id, post, length, createdAt, replies } = round;
  const isMember = useViewer().kind === 'member';
  return (
    <li className="card relative p-4 hover:border-primary md:last:odd:col-span-2">
      {isMember && (
        <button
          type="button"
          onClick={onDelete}
          aria-label={`Delete the round to: ${post.slice(0, 40)}`}
          className="button button-quiet absolute top-1 right-1 z-10 size-11 p-0 text-muted"
        >
          <Trash2 size={16} />
        </button>
      )}
      <p className="flex flex-wrap items-center gap-x-2 pr-10 text-sm text-muted">
        <span aria-hidden className="font-emoji">
          {replies.map(({ tone }) => TONES[tone].emoji).join(' ')}
        </span>
        <span>{LENGTHS[length].label}</span>
        <span aria-hidden>·</span>
        <LocalTime at={createdAt} asAge />
      </p>
      <Link
        to={`/reply-generator?round=${id}${isReplaced ? '&as-written' : ''}`}
        className="stretched-link mt-1 line-clamp-2 break-words"
      >
        {replies[0]?.text}
      </Link>
      <p dir="auto" className="mt-1 line-clamp-1 text-sm break-words text-muted">
        to: {post}
      </p>
    </li>
  );
}

const ConfirmDelete = lazyPart(async () => (await import('../../ui/dialog.tsx')).ConfirmDelete);

/** Deletes rounds after a confirmation. `gone` are the deleted ids. */
function useDeleteRound() {
  const notify = useNotify();
  const [pendingId, setPendingId] = useState<string | null>(null);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const remove = async (id: string) => {
    if (!(await requestDelete(`/api/replies/${id}`))) return notify('bad', ROUND_NOT_DELETED);
    reactTab.dropRound(id);
    setGone((ids) => new Set([...ids, id]));
    notify('good', ROUND_DELETED);
  };
  const dialog = pendingId !== null && (
    <ConfirmDelete
      title="Delete this round?"
      words="The post you answered and its replies go for good."
      onDelete={() => void remove(pendingId)}
      onClose={() => setPendingId(null)}
      onMissing={() => setPendingId(null)}
    />
  );
  return { gone, confirmDelete: setPendingId, dialog };
}
