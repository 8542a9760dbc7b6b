import type { ReactNode } from 'react';
import type { ReplyTone } from '../../../comedy/replies/reply-kinds.ts';
import { StageHead } from '../../ui/boardroom.tsx';
import { SAMPLE_POST } from '../translator/paste-box.tsx';
import { EXAMPLE_REPLIES, TONES } from './reply-words.ts';

type Props = {
  post: string;
  /** Of a post of the community: who wrote a pasted one is not known. */
  authorName?: string | undefined;
  tones: readonly ReplyTone[];
  /** The field of the post. */
  children: ReactNode;
};

/** The post on its card in the boardroom, and with room the picked tones as replies to it. */
export function ReplyStage({ post, authorName, tones, children }: Props) {
  return (
    <div className="boardroom react-stage">
      <div className="card on-stage">
        {authorName !== undefined && <StageHead face="trophy-1" name={authorName} />}
        {children}
      </div>
      <Replies tones={tones} isExample={post === '' || post === SAMPLE_POST} />
    </div>
  );
}

/** What each picked tone does, and of the sample a reply that it got. */
function Replies({ tones, isExample }: { tones: readonly ReplyTone[]; isExample: boolean }) {
  return (
    <aside aria-label={isExample ? 'An example' : 'What is written'}>
      {isExample && tones.length > 0 && <p className="eyebrow">For example</p>}
      <ul>
        {tones.map((tone) => (
          <li key={tone} className="card">
            <span aria-hidden className="font-emoji">
              {TONES[tone].emoji}
            </span>
            <p>
              <b>{TONES[tone].label}</b>
              <span>{isExample ? EXAMPLE_REPLIES[tone] : TONES[tone].hint}</span>
            </p>
          </li>
        ))}
      </ul>
    </aside>
  );
}
