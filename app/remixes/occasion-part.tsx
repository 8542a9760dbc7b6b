import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PostStyle } from '../../comedy/post-styles.ts';
import type { FormOccasion } from './form-occasion.ts';
import { GONE_NOTE, levelNote, SHUNNED_NOTE } from './occasion-words.ts';

type Props = {
  on: FormOccasion;
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
