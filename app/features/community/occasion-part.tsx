import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { HumorLevel, PostStyle } from '../../../comedy/post-styles.ts';
import type { FormOrigin } from '../../domain/posts/form-values.ts';

/** In the form, when there is nothing to make worse. */
const GONE_NOTE =
  'The post you wanted to make worse has left the community. It is at peace. What you write here is your own.';
const SHUNNED_NOTE =
  'The writer of that post would rather not hear from this account. What you write here is your own.';

type Props = {
  on: FormOrigin;
  style: PostStyle;
  /** It was there when the form opened, and is not any more. */
  hasLetGo: boolean;
};

/** The part of a form that says what it is written on, and sends it along. */
export function OccasionPart({ on, style, hasLetGo }: Props) {
  if (on.kind === 'shunned') return <Note>{SHUNNED_NOTE}</Note>;
  if (on.kind === 'gone' || hasLetGo) return <Note>{GONE_NOTE}</Note>;
  if (on.kind === 'prompt') {
    return (
      <Note>
        <input type="hidden" name="promptDay" value={on.about} />
        {on.isToday ? 'You are answering the ' : 'You are answering an earlier '}
        <Link to={`/prompt?day=${on.about}`} className="text-primary underline">
          situation of the day
        </Link>
        . Change as much of it as your career can bear.
      </Note>
    );
  }
  if (on.kind === 'house') {
    return (
      <Note>
        <input type="hidden" name="house" value={on.about} />
        {!style.asksHumorLevel && <input type="hidden" name="humorLevel" value={on.to} />}
        You are making a post of the house worse. It will be honored. {levelNote(on.from, on.to)}
      </Note>
    );
  }
  return (
    <Note>
      <input type="hidden" name="remixOf" value={on.about} />
      {!style.asksHumorLevel && <input type="hidden" name="humorLevel" value={on.to} />}
      You are making{' '}
      <Link to={`/post/${on.about}`} className="text-primary underline">
        a post by {on.authorName}
      </Link>{' '}
      worse. {levelNote(on.from, on.to)}
    </Note>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="rounded-control bg-tint px-4 py-3">{children}</p>;
}

// What happens to the level.
function levelNote(from: HumorLevel, to: HumorLevel): string {
  if (from === to)
    return `It is ${to} already: there is nothing above that, so it gets another go at it.`;
  return `${from} becomes ${to}.`;
}
