import {
  LOAD_REQUESTS_FAILED,
  NEW_REQUEST,
  NO_REQUESTS,
} from '../../domain/feature-requests/request-words.ts';
import {
  type BoardFilters,
  boardSearch,
  type RequestsPage,
} from '../../domain/feature-requests/requests.ts';
import { EmptyState, LoadTrouble } from '../../ui/page-states.tsx';
import { Pager } from '../../ui/paged-list.tsx';
import { RequestButton } from './request-button.tsx';
import { RequestCard } from './request-card.tsx';

type RequestListProps = { filters: BoardFilters; page: RequestsPage | null; isFirst: boolean };

/** One page of the board. */
export function RequestList({ filters, page, isFirst }: RequestListProps) {
  const first = `/requests${boardSearch(filters)}`;
  if (!page) return <LoadTrouble title={LOAD_REQUESTS_FAILED} to={first} />;
  const { requests, next } = page;
  if (requests.length === 0 && isFirst) return <Empty filters={filters} />;
  return (
    <section aria-label="Requests">
      <ul className="card divide-y divide-line">
        {requests.map((request) => (
          <li key={request.id}>
            <RequestCard request={request} />
          </li>
        ))}
      </ul>
      <Pager
        first={!isFirst && [first, 'First page']}
        next={next !== null && [`/requests${boardSearch(filters, next)}`, 'More requests']}
      />
    </section>
  );
}

function Empty({ filters }: { filters: BoardFilters }) {
  const isChosen = filters.search !== '' || filters.status !== null;
  return (
    <EmptyState
      face={isChosen ? 'pigeon' : 'bulb'}
      title={isChosen ? 'No request says that.' : NO_REQUESTS}
      words={
        isChosen
          ? 'Then it is your idea. Claim it before somebody iterates on it.'
          : 'The roadmap is a blank page. Somebody has to be visionary first.'
      }
    >
      <RequestButton label={NEW_REQUEST} className="button button-primary" />
    </EmptyState>
  );
}
