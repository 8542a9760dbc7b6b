import { useRef } from 'react';
import type { PostStyle } from '../../../comedy/post-styles.ts';
import { usePendingAction, useSignUpPrompt } from '../sign-in/sign-up-prompt.tsx';
import { OccasionPart } from '../community/occasion-part.tsx';
import { useHydrated } from '../../ui/hydration.ts';
import { FormField } from './form-field.tsx';
import { FormFrame } from './form-frame.tsx';
import type { ReusedForm } from '../../domain/posts/form-values.ts';
import { HumorLevelField } from './humor-level-field.tsx';
import { revealedLines } from './reveal.ts';
import { StopNote } from './stop-note.tsx';
import { useStyleForm } from './use-style-form.ts';
import type { RefreshUsage } from './use-usage-refresh.ts';
import { WritingPanel } from './writing-panel.tsx';

type Props = {
  style: PostStyle;
  /** The form of an earlier post, or of what this one is written on, to begin with. */
  begun: ReusedForm | null;
  mayGenerate: boolean;
  /** A free use may have gone, or come back. */
  onUsage: RefreshUsage;
};

/** Step 2: the form of one style, and in its place the writing once it was sent. */
export function StyleForm({ style, begun, mayGenerate, onUsage }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const prompt = useSignUpPrompt();
  const isReady = useHydrated();
  const { typed, fault, generation, submit, keep, isWritten, showWritten, hasLetGo } = useStyleForm(
    {
      style,
      form,
      // Where there is nothing to begin with, what was typed before stays.
      values: begun && Object.keys(begun.values).length > 0 ? begun.values : null,
      mayGenerate,
      onLimit: () => prompt.show('generate'),
      onUsage,
    },
  );
  usePendingAction('generate', null, () => form.current?.requestSubmit());
  const { state, arrived } = generation;
  const isRunning = state.phase === 'running';
  return (
    <FormFrame style={style}>
      {isRunning && (
        <WritingPanel
          lines={revealedLines(state.text, state.shown)}
          arrived={arrived}
          fallback={state.post?.fallback}
          onStop={generation.stop}
          onSkip={generation.skip}
        />
      )}
      <form
        ref={form}
        hidden={isRunning}
        className="card grid grid-cols-1 gap-6 p-5 sm:p-8"
        onInput={keep}
        onSubmit={submit}
      >
        {begun?.on && <OccasionPart on={begun.on} style={style} hasLetGo={hasLetGo} />}
        {style.fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            length={typed[field.name]?.length ?? 0}
            fault={fault?.field === field.name ? fault.words : null}
          />
        ))}
        {style.asksHumorLevel && <HumorLevelField />}
        <button type="submit" disabled={!isReady} className="button button-primary w-full text-lg">
          Generate Post
        </button>
        <noscript>
          <p className="text-sm text-muted">Writing a post needs JavaScript. The rest does not.</p>
        </noscript>
        <StopNote
          wasStopped={state.phase === 'stopped'}
          isWritten={isWritten}
          onShow={showWritten}
        />
      </form>
      <p aria-live="polite" className="sr-only">
        {arrived && state.post?.text}
      </p>
      {prompt.element}
    </FormFrame>
  );
}
