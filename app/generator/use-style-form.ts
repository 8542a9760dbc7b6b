import {
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import type { PostStyle } from '../../comedy/post-styles.ts';
import { errorMessage } from '../errors.ts';
import { previewState } from '../preview/preview-state.ts';
import { useNotify } from '../ui/toasts.tsx';
import { type FormAsk, formAsk } from './form-ask.ts';
import { readForm, restoreForm } from './form-values.ts';
import type { GeneratedPost } from './generation-state.ts';
import { newIdempotencyKey } from './new-idempotency-key.ts';
import { tabDrafts } from './tab-drafts.ts';
import { type Refusal, useGeneration } from './use-generation.ts';

type Options = {
  style: PostStyle;
  form: RefObject<HTMLFormElement | null>;
  mayGenerate: boolean;
  /** There is no free use left. */
  onLimit: () => void;
};

/** What one form remembers, sends and shows: docs/product.md §4, Generator wizard. */
export function useStyleForm({ style, form, mayGenerate, onLimit }: Options) {
  const navigate = useNavigate();
  const sent = useRef<FormAsk>(undefined);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const fault = faultOf(style, refusal);

  const show = (post: GeneratedPost) => {
    if (!sent.current) return;
    tabDrafts().settle(style.value);
    void navigate('/preview', { state: previewState(sent.current, post) });
  };
  const generation = useGeneration({ onArrived: show, onRefused: setRefusal });
  const { phase, post } = generation.state;
  const { typed, keep } = useDraft(style.value, form);
  useReturnToForm({ form, phase, refusal, fault, onLimit });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!form.current) return;
    const ask = formAsk(style, readForm(form.current));
    const content = JSON.stringify(ask);
    // A post that was written but never shown is still this guest's to see.
    if (!mayGenerate && !tabDrafts().isPending(style.value, content)) return onLimit();
    sent.current = ask;
    setRefusal(null);
    void generation.start(ask, tabDrafts().keyFor(style.value, content, newIdempotencyKey));
  };
  return {
    typed,
    fault,
    generation,
    submit,
    keep: () => {
      keep();
      setRefusal(null);
    },
    showWritten: () => post && show(post),
  };
}

/** What was typed, kept in this tab with every key and put back when the form comes again. */
function useDraft(style: string, form: RefObject<HTMLFormElement | null>) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  useEffect(() => {
    if (!form.current) return;
    restoreForm(form.current, tabDrafts().values(style));
    // As if typed: whoever counts or keeps what stands in the form hears of it.
    form.current.dispatchEvent(new Event('input', { bubbles: true }));
  }, [form, style]);
  const keep = () => {
    if (!form.current) return;
    const values = readForm(form.current);
    tabDrafts().keepValues(style, values);
    setTyped(values);
  };
  return { typed, keep };
}

type Fault = { field: string; words: string };

function faultOf(style: PostStyle, refusal: Refusal | null): Fault | null {
  if (refusal?.reason !== 'refused') return null;
  const field = style.fields.find(({ name }) => name === refusal.field);
  return field ? { field: field.name, words: refusal.words } : null;
}

type Return = Pick<Options, 'form' | 'onLimit'> & {
  phase: string;
  refusal: Refusal | null;
  fault: Fault | null;
};

/** Once the form is back on the page: the focus where it helps, and the words of a refusal. */
function useReturnToForm({ form, phase, refusal, fault, onLimit }: Return): void {
  const notify = useNotify();
  const returnToForm = useEffectEvent(() => {
    const control = fault
      ? form.current?.elements.namedItem(fault.field)
      : form.current?.querySelector('[type=submit]');
    if (control instanceof HTMLElement) control.focus();
    if (!refusal || fault) return;
    if (refusal.reason === 'guest-limit') onLimit();
    else
      notify(
        'bad',
        refusal.reason === 'refused' ? refusal.words : errorMessage('generation-failed'),
      );
  });
  useEffect(() => {
    if (phase === 'stopped' || refusal) returnToForm();
  }, [phase, refusal]);
}
