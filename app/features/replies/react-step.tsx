import { BackLink, PageTitle } from '../../ui/page-header.tsx';
import { PausedNote } from '../posts/paused-note.tsx';
import { useSignUpPrompt } from '../sign-in/sign-up-prompt.tsx';
import { useViewer } from '../site/use-viewer.ts';
import { usePasted } from '../translator/paste-box.tsx';
import { Reactions } from '../translator/reactions.tsx';
import { EarlierRounds } from './earlier-rounds.tsx';
import { ReplyPanel, type ReplyPanelProps } from './reply-panel.tsx';
import { POST_GONE } from './reply-words.ts';

type Props = Omit<ReplyPanelProps, 'pasted'> & {
  earlier: Parameters<typeof EarlierRounds>[0]['first'];
  isPostGone: boolean;
};

/** The input step: one box for the post, the form for replies, and what the house says of it. */
export function ReactStep({ earlier, isPostGone, ...panel }: Props) {
  const isMember = useViewer().kind === 'member';
  const pasted = usePasted({ text: panel.answered?.text });
  const prompt = useSignUpPrompt();
  return (
    <>
      <BackLink to={isMember ? '/home' : '/'}>Back</BackLink>
      <PageTitle
        face="pigeon-1"
        about="They shared a journey. Paste it once: replies, meaning, score, comments."
        className="mt-3"
      >
        React to a post
      </PageTitle>
      <PausedNote />
      {isPostGone && <p className="mt-3 text-muted">{POST_GONE}</p>}
      <ReplyPanel pasted={pasted} {...panel} />
      <Reactions text={pasted.draft.post} onGuest={(about) => prompt.show('download', about)} />
      <EarlierRounds first={earlier} />
      {prompt.element}
    </>
  );
}
