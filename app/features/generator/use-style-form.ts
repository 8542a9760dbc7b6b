import {
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import type { PostStyle } from '../../../comedy/post-styles.ts';
import { isOriginField, readForm } from '../../domain/posts/form-values.ts';
import { previewState, type PreviewState } from '../../domain/posts/preview.ts';
import { errorMessage } from '../../platform/http/errors.ts';
import type { Rejection } from '../../platform/http/generation-request.ts';
import { newIdempotencyKey } from '../../platform/text/ids.ts';
import { useHydrated } from '../../ui/hydration.ts';
import { prefetchRouteFiles } from '../../ui/prefetch-route-files.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { tabDrafts, useDraft } from './draft-storage.ts';
import {
  type FormParams,
  parseFormParams,
  readFormParams,
  serializeFormParams,
} from './form-params.ts';
import { useGeneration } from './generation.ts';
import { previewPath, saveInHistory } from './post-history.ts';
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
  const { generation, rejection, clearRejection, open, send, isDetached } = useWriting(
    style,
    onUsage,
  );
  const fault = findInvalidField(style, rejection);
  const { phase } = generation.state;
  const { typed, save } = useDraft(style.value, form, values);
  useReturnToForm({ form, phase, rejection, fault, onLimit });
  useLeaving(phase === 'running', onUsage);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!form.current) return;
    const params = readFormParams(style, readForm(form.current));
    const content = serializeFormParams(params);
    // A post that was written but never shown is still this guest's to see.
    if (!mayGenerate && !tabDrafts.isPending(style.value, content)) {
      onUsage('now');
      return onLimit();
    }
    send(params, tabDrafts.keyFor(style.value, content, newIdempotencyKey));
  };
  return {
    typed,
    fault,
    generation,
    /** What it was written on is not there any more: what is sent now is the writer's own. */
    isDetached,
    submit,
    save: () => {
      save();
      clearRejection();
    },
    ...useUnshown({ style, mayGenerate, open, send }),
  };
}

/** One form's goes: each sent under its key, what comes of it kept in the tab until it is shown. */
function useWriting(style: PostStyle, onUsage: RefreshUsage) {
  const sent = useRef<{ params: FormParams; key: string }>(undefined);
  const [rejection, setRejection] = useState<Rejection | null>(null);
  const [isDetached, detach] = useReducer(() => true, false);
  const openPost = useOpenPost();
  const open = async (post: PreviewState) => {
    if (!(await openPost(post))) generation.stop();
  };
  const generation = useGeneration({
    onWritten: (post) => {
      if (!sent.current) return;
      tabDrafts.saveWritten(style.value, previewState(sent.current.params, post));
      onUsage('now');
    },
    onArrived: (post) => sent.current && void open(previewState(sent.current.params, post)),
    onRejected: (refused) => {
      // After a failure the same key may still lead to the post; after a rejection there is none.
      if (refused.reason !== 'failed') tabDrafts.drop(style.value, sent.current?.key ?? '');
      setRejection(refused);
      if (refused.reason === 'refused' && isOriginField(refused.field)) detach();
      onUsage('now');
    },
  });
  const send = (params: FormParams, key: string) => {
    sent.current = { params, key };
    setRejection(null);
    void generation.start(params, key);
  };
  return {
    generation,
    rejection,
    clearRejection: () => setRejection(null),
    open,
    send,
    isDetached,
  };
}

type Unshown = {
  style: PostStyle;
  mayGenerate: boolean;
  open: (post: PreviewState) => Promise<void>;
  send: (params: FormParams, key: string) => void;
};

/** A post of this form that was written and never shown, as far as this tab knows, and the way to it. */
function useUnshown({ style, mayGenerate, open, send }: Unshown) {
  const isReady = useHydrated();
  const { written, attempt } = isReady ? tabDrafts.unshown(style.value) : NOTHING;
  const params = attempt && parseFormParams(style, attempt.content);
  // A form was sent and the free post is used: it lies under that form's key.
  const isUnder = !mayGenerate && params !== null;
  return {
    isWritten: written !== null || isUnder,
    showWritten: () => {
      if (written) void open(written);
      else if (params && attempt) send(params, attempt.key);
    },
  };
}

const NOTHING = { written: null, attempt: null };

/** Leaving while something is written, by Stop or by going back, may have used the free post. */
function useLeaving(isRunning: boolean, onUsage: RefreshUsage): void {
  const leave = useEffectEvent(() => onUsage('soon'));
  useEffect(() => {
    if (!isRunning) return undefined;
    return () => leave();
  }, [isRunning]);
}

/** What is wrong with one field, in the server's words. */
type InvalidField = { field: string; words: string };

/** The fault of a rejection that names a field of this style. */
function findInvalidField(style: PostStyle, rejection: Rejection | null): InvalidField | null {
  if (rejection?.reason !== 'refused') return null;
  const field = style.fields.find(({ name }) => name === rejection.field);
  return field ? { field: field.name, words: rejection.words } : null;
}

function wordsOf(rejection: Rejection): string {
  const own = 'words' in rejection ? rejection.words : undefined;
  return own ?? errorMessage('generation-failed');
}

type Return = {
  form: RefObject<HTMLFormElement | null>;
  phase: string;
  rejection: Rejection | null;
  fault: InvalidField | null;
  /** There is no free use left. */
  onLimit: () => void;
};

/** Once the form is back on the page: the focus where it helps, and the words of a rejection. */
function useReturnToForm({ form, phase, rejection, fault, onLimit }: Return): void {
  const notify = useNotify();
  const returnToForm = useEffectEvent(() => {
    const control = fault
      ? form.current?.elements.namedItem(fault.field)
      : form.current?.querySelector('[type=submit]');
    if (control instanceof HTMLElement) control.focus();
    if (!rejection || fault) return;
    if (rejection.reason === 'guest-limit') onLimit();
    else notify('bad', wordsOf(rejection));
  });
  useEffect(() => {
    if (phase === 'stopped' || rejection) returnToForm();
  }, [phase, rejection]);
}

const RESULT_PAGE = 'generator/preview-page';

/**
 * The way to the result screen. Its files are fetched with the form, so that a post that came is shown
 * even when the server is gone by then. Resolves to false when they cannot be had: nothing has happened.
 */
function useOpenPost(): (post: PreviewState) => Promise<boolean> {
  const navigate = useNavigate();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    void prefetchRouteFiles(RESULT_PAGE);
    return () => {
      isHere.current = false;
    };
  }, []);
  return async (post) => {
    const isLoaded = await prefetchRouteFiles(RESULT_PAGE);
    // Whoever has gone elsewhere meanwhile is not called back.
    if (isLoaded && isHere.current) {
      await navigate(previewPath(post.generationId), { state: saveInHistory(post) });
    }
    return isLoaded;
  };
}
