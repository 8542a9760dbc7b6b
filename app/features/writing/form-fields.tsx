import type { ReactNode } from 'react';
import {
  DEFAULT_HUMOR_LEVEL,
  HUMOR_LEVELS,
  type HumorLevel,
} from '../../../comedy/form/humor-levels.ts';
import type { PostStyle } from '../../../comedy/styles/post-styles.ts';
import { POWER_VERBS } from '../../../comedy/styles/buzzword-soup/power-verbs.ts';
import type { StyleField } from '../../../comedy/form/style-form.ts';
import type { FormOrigin } from '../../domain/posts/form-values.ts';
import { sendByKeys } from '../../platform/browser/send-key.ts';
import { CharacterCount } from '../../ui/counted-text.tsx';
import { ChoiceCards, Field, type FieldControlProps } from '../../ui/form-controls.tsx';
import { LEVEL_HINTS } from './generator-words.ts';
import { Link } from '../../ui/links.tsx';

type FormFieldProps = { field: StyleField; length: number; error: string | null };

export function FormField({ field, length, error }: FormFieldProps) {
  const { name, label, required, maxLength } = field;
  const count = `${name}-count`;
  const isNear = length > maxLength * 0.8;
  const isCounted = isNear || maxLength >= 1000;
  // Read out with each key only near the limit.
  const live = isNear ? undefined : 'off';
  const words = <CharacterCount id={count} length={length} max={maxLength} aria-live={live} />;
  const title = (
    <>
      {label}
      {!required && <span className="font-normal text-muted"> (Optional)</span>}
    </>
  );
  return (
    <Field id={name} label={title} error={error} note={isCounted ? { id: count, words } : null}>
      {(props) => <Control field={field} props={props} />}
    </Field>
  );
}

type ControlProps = { field: StyleField; props: FieldControlProps };

function Control({ field, props }: ControlProps) {
  const { name, placeholder, required, kind, defaultValue } = field;
  const shared = { ...props, name, required, onKeyDown: sendByKeys };
  if (kind === 'verb') {
    return (
      <select {...shared} defaultValue={defaultValue}>
        {POWER_VERBS.map((verb) => (
          <option key={verb}>{verb}</option>
        ))}
      </select>
    );
  }
  if (kind === 'long-text') {
    const rows = field.maxLength > 300 ? 4 : 3;
    return <textarea {...shared} rows={rows} dir="auto" placeholder={placeholder} />;
  }
  if (kind === 'number') {
    const bounds = { min: 0, max: 999, inputMode: 'numeric' } as const;
    return <input {...shared} {...bounds} type="number" placeholder={placeholder} />;
  }
  return <input {...shared} dir="auto" autoComplete="off" placeholder={placeholder} />;
}

const CHOICES = HUMOR_LEVELS.map((level) => ({
  value: level,
  label: level,
  hint: LEVEL_HINTS[level],
}));

/** Mild, Spicy or Unhinged: docs/product.md §3, Humor level. */
export function HumorLevelField() {
  return (
    <ChoiceCards
      legend="Humor level"
      name="humorLevel"
      choices={CHOICES}
      first={DEFAULT_HUMOR_LEVEL}
    />
  );
}

const GONE_NOTE =
  'The post you wanted to make worse has left the community. It is at peace. What you write here is your own.';
const SHUNNED_NOTE =
  'The writer of that post would rather not hear from this account. What you write here is your own.';

type PostOriginPartProps = {
  on: FormOrigin;
  style: PostStyle;
  /** The original was removed after the form opened. */
  isDetached: boolean;
};

/** The part of a form that names the original post or the situation, with its hidden fields. */
export function PostOriginPart({ on, style, isDetached }: PostOriginPartProps) {
  if (on.kind === 'shunned') return <Note key="shunned">{SHUNNED_NOTE}</Note>;
  if (on.kind === 'gone' || isDetached) return <Note key="gone">{GONE_NOTE}</Note>;
  if (on.kind === 'prompt') {
    return (
      <Note key="prompt">
        <input type="hidden" name="promptDay" value={on.about} />
        <span>{on.isToday ? 'You are answering the ' : 'You are answering an earlier '}</span>
        <Link to={`/prompt?day=${on.about}`} className="text-primary underline">
          situation of the day
        </Link>
        . Change as much of it as your career can bear.
      </Note>
    );
  }
  return (
    <Note>
      {on.kind === 'remix' && <input type="hidden" name="remixOf" value={on.about} />}
      {!style.asksHumorLevel && <input type="hidden" name="humorLevel" value={on.to} />}
      <span>
        {on.kind === 'house' ? (
          <span key="house">You are making a post of the house worse. It will be honored.</span>
        ) : (
          <span>
            You are making{' '}
            <Link to={`/post/${on.about}`} className="text-primary underline">
              a post by {on.authorName}
            </Link>{' '}
            worse.
          </span>
        )}
      </span>{' '}
      {levelNote(on.from, on.to)}
    </Note>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="rounded-control bg-tint px-4 py-3">{children}</p>;
}

function levelNote(from: HumorLevel, to: HumorLevel): string {
  if (from === to)
    return `It is ${to} already: there is nothing above that, so it gets another go at it.`;
  return `${from} becomes ${to}.`;
}
