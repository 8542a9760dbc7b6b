import {
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { PostStyle } from '../../../comedy/post-styles.ts';
import { previewState, type PreviewState } from '../../domain/posts/preview.ts';
import { isOriginField, readForm } from '../../domain/posts/form-values.ts';
import { useHydrated } from '../../ui/hydration.ts';
import { askOf, contentOf, type FormAsk, formAsk } from './form-ask.ts';
import { newIdempotencyKey } from '../../platform/text/ids.ts';
import type { Rejection } from '../../platform/http/generation-request.ts';
import { tabDrafts } from './draft-storage.ts';
import { useDraft } from './use-draft.ts';
import { useGeneration } from './use-generation.ts';
import { useOpenPost } from './use-open-post.ts';
import { classifyError, useReturnToForm } from './use-return-to-form.ts';
import type { RefreshUsage } from './use-usage-refresh.ts';

type Options = {
  style: PostStyle;
  form: RefObject<HTMLFormElement | null>;
  /** The form of an earlier post, to begin with. */
  values: Readonly<Record<string, string>> | null;
  mayGenerate: boolean;
  /** There is no free use left. */
  onLimit: () => void;
  /** A free use may have gone, or come back. */
  onUsage: RefreshUsage;
};

/** What one form remembers, sends and shows: docs/product.md §4, Generator wizard. */
export function useStyleForm({ style, form, values, mayGenerate, onLimit, onUsage }: Options) {
  const { generation, refusal, forgive, open, send, hasLetGo } = useWriting(style, onUsage);
  const fault = classifyError(style, refusal);
  const { phase } = generation.state;
  const { typed, keep } = useDraft(style.value, form, values);
  useReturnToForm({ form, phase, refusal, fault, onLimit });
  useLeaving(phase === 'running', onUsage);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!form.current) return;
    const ask = formAsk(style, readForm(form.current));
    const content = contentOf(ask);
    // A post that was written but never shown is still this guest's to see.
    if (!mayGenerate && !tabDrafts.isPending(style.value, content)) {
      onUsage('now');
      return onLimit();
    }
    send(ask, tabDrafts.keyFor(style.value, content, newIdempotencyKey));
  };
  return {
    typed,
    fault,
    generation,
    /** What it was written on is not there any more: what is sent now is the writer's own. */
    hasLetGo,
    submit,
    keep: () => {
      keep();
      forgive();
    },
    ...useUnshown({ style, mayGenerate, open, send }),
  };
}

/** One form's goes: each sent under its key, what comes of it kept in the tab until it is shown. */
function useWriting(style: PostStyle, onUsage: RefreshUsage) {
  const sent = useRef<{ ask: FormAsk; key: string }>(undefined);
  const [refusal, setRefusal] = useState<Rejection | null>(null);
  const [hasLetGo, letGo] = useReducer(() => true, false);
  const openPost = useOpenPost();
  const open = async (post: PreviewState) => {
    if (!(await openPost(post))) generation.stop();
  };
  const generation = useGeneration({
    onWritten: (post) => {
      if (!sent.current) return;
      tabDrafts.keepWritten(style.value, previewState(sent.current.ask, post));
      onUsage('now');
    },
    onArrived: (post) => sent.current && void open(previewState(sent.current.ask, post)),
    onRefused: (refused) => {
      // After a failure the same key may still lead to the post; after a refusal there is none.
      if (refused.reason !== 'failed') tabDrafts.drop(style.value, sent.current?.key ?? '');
      setRefusal(refused);
      if (refused.reason === 'refused' && isOriginField(refused.field)) letGo();
      onUsage('now');
    },
  });
  const send = (ask: FormAsk, key: string) => {
    sent.current = { ask, key };
    setRefusal(null);
    void generation.start(ask, key);
  };
  return { generation, refusal, forgive: () => setRefusal(null), open, send, hasLetGo };
}

type Unshown = {
  style: PostStyle;
  mayGenerate: boolean;
  open: (post: PreviewState) => Promise<void>;
  send: (ask: FormAsk, key: string) => void;
};

/** A post of this form that was written and never shown, as far as this tab knows, and the way to it. */
function useUnshown({ style, mayGenerate, open, send }: Unshown) {
  const isReady = useHydrated();
  const { written, go } = isReady ? tabDrafts.unshown(style.value) : NOTHING;
  const ask = go && askOf(style, go.content);
  // A form was sent and the free post is used: it lies under that form's key.
  const isUnder = !mayGenerate && ask !== null;
  return {
    isWritten: written !== null || isUnder,
    showWritten: () => {
      if (written) void open(written);
      else if (ask && go) send(ask, go.key);
    },
  };
}

const NOTHING = { written: null, go: null };

/** Leaving while something is written, by Stop or by going back, may have used the free post. */
function useLeaving(isRunning: boolean, onUsage: RefreshUsage): void {
  const leave = useEffectEvent(() => onUsage('soon'));
  useEffect(() => {
    if (!isRunning) return undefined;
    return () => leave();
  }, [isRunning]);
}
