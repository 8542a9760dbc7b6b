import { Link } from 'react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import {
  type BoardFilters,
  boardSearch,
  type RequestsPage,
} from '../../domain/feature-requests/requests.ts';
import { RequestButton } from './request-button.tsx';
import { RequestCard } from './request-card.tsx';
import {
  EMPTY_BOARD_HINT,
  LOAD_FAILED,
  NEW_REQUEST,
  NO_REQUESTS,
  NOTHING_FOUND,
  NOTHING_FOUND_HINT,
} from '../../domain/feature-requests/request-words.ts';

type Props = { filters: BoardFilters; page: RequestsPage | null; isFirst: boolean };

/** The requests of the board, a page at a time. */
export function RequestList({ filters, page, isFirst }: Props) {
  const first = `/requests${boardSearch(filters)}`;
  if (!page) return <Trouble to={first} />;
  const { requests, next } = page;
  if (requests.length === 0 && isFirst) return <Empty filters={filters} />;
  return (
    <section aria-label="Requests" className="mt-6">
      <ul className="grid grid-cols-1 gap-4">
        {requests.map((request) => (
          <li key={request.id}>
            <RequestCard request={request} />
          </li>
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap justify-between gap-3">
        {!isFirst && (
          <Link to={first} className="button button-plain">
            First page
          </Link>
        )}
        {next !== null && (
          <Link
            to={`/requests${boardSearch(filters, next)}`}
            className="button button-plain ml-auto"
          >
            More requests
          </Link>
        )}
      </p>
    </section>
  );
}

function Empty({ filters }: { filters: BoardFilters }) {
  const isChosen = filters.search !== '' || filters.status !== null;
  return (
    <EmptyState
      title={isChosen ? NOTHING_FOUND : NO_REQUESTS}
      words={isChosen ? NOTHING_FOUND_HINT : EMPTY_BOARD_HINT}
    >
      <RequestButton label={NEW_REQUEST} className="button button-primary" />
    </EmptyState>
  );
}

function Trouble({ to }: { to: string }) {
  return (
    <EmptyState title={LOAD_FAILED} isTrouble>
      <Link to={to} className="button button-plain">
        Try again
      </Link>
    </EmptyState>
  );
}
