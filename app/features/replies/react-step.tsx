import type { ReactNode } from 'react';
import type { TranslationRequest } from '../../domain/translator/translations.server.ts';
import { BackLink } from '../../ui/page-header.tsx';
import { PausedNote } from '../posts/paused-note.tsx';
import { useViewer } from '../site/use-viewer.ts';
import { type Pasted, usePasted } from '../translator/paste-box.tsx';
import { type ReactTab, ReactTabs } from './react-tabs.tsx';
import { POST_GONE } from './reply-words.ts';

type Props = {
  tab: ReactTab;
  /** What came with the page: the text of a shared post, or a form that was sent without script. */
  given?: Partial<TranslationRequest>;
  post?: string;
  isPostGone?: boolean;
  children: (pasted: Pasted) => ReactNode;
};

/** The input step: one box for the post, and four tabs. */
export function ReactStep({ tab, given = {}, post, isPostGone, children }: Props) {
  const isMember = useViewer().kind === 'member';
  const pasted = usePasted(given);
  return (
    <>
      <BackLink to={isMember ? '/home' : '/'}>Back</BackLink>
      <h1 tabIndex={-1} className="mt-4 text-2xl md:text-3xl">
        React to a post
      </h1>
      <p className="mt-3 text-lg text-muted">
        They shared a journey. Answer it, or find out what it means.
      </p>
      <PausedNote />
      {isPostGone && <p className="mt-3 text-muted">{POST_GONE}</p>}
      <ReactTabs open={tab} post={post} />
      <div role="tabpanel" id="react-panel" aria-labelledby={`tab-${tab}`} className="mt-4">
        {children(pasted)}
      </div>
    </>
  );
}
