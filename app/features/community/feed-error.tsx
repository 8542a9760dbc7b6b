import { Link } from 'react-router';
import { EmptyState } from '../../ui/page-states.tsx';
import { LOAD_FAILED } from './community-words.ts';
import { type FeedFilters, feedSearch } from '../../domain/community/feed.ts';

/** What stands in the feed's place when it could not be loaded. */
export function FeedError({ filters }: { filters: FeedFilters }) {
  return (
    <EmptyState
      title={LOAD_FAILED}
      words="They are still there. Inspiration is merely late."
      isTrouble
    >
      <Link to={`/community${feedSearch(filters)}`} className="button button-plain">
        Try again
      </Link>
    </EmptyState>
  );
}
