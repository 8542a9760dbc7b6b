import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type FetcherWithComponents, useFetcher } from 'react-router';
import type { FaceName } from '../../domain/faces/face.ts';
import { Seated } from '../../ui/avatar.tsx';
import { Check, X } from '../../ui/icons/icons.tsx';
import { SettingsPart } from '../../ui/page-header.tsx';
import { useResultToast } from '../../ui/toasts.tsx';
import type { RejectedForm } from '../http/form-answer.ts';
import { useSiteData } from '../site/use-viewer.ts';

type Saved = { ok: true; message: string; link?: string };
type Answer = Saved | RejectedForm;

/** The one fetcher of the forms of a page, so that a result outlives its form. */
export type SettingsFetcher = FetcherWithComponents<Answer>;

/**
 * The fetcher of the forms of a page of settings, its last answer, and the error of a field. `fromPage` is the answer of
 * the page's own action without script. What was saved is said in a toast.
 */
export function useSettings(fromPage?: Answer) {
  const { flash } = useSiteData();
  const fetcher: SettingsFetcher = useFetcher<Answer>();
  const answer = fetcher.data ?? fromPage;
  useResultToast(answer, ({ ok, message }) => ok && ['good', message]);
  const errorOf = (...fields: string[]) =>
    answer?.ok === false && fields.includes(answer.field ?? '') ? answer.message : null;
  const given = fromPage?.ok === false ? fromPage.given : flash?.given;
  /** What was typed into a form that was rejected without script, or what is stored. */
  const first = (field: string, stored: string | null | undefined) =>
    given?.[field] ?? stored ?? '';
  return { fetcher, answer, errorOf, first };
}

type SettingsCardProps = {
  /** That of the heading. */
  id: string;
  title: string;
  about?: string;
  fetcher: SettingsFetcher;
  /** Where the form is sent. */
  action: string;
  hasFile?: boolean;
  /** The name of the button. */
  save?: string;
  /** The first thing to decide on the page: its button is always filled. */
  isMain?: boolean;
  /** Between the heading and the form. */
  before?: ReactNode;
  /** Below the form. */
  after?: ReactNode;
  children: ReactNode;
};

/**
 * Whether something in a form is not saved. The fetcher is that of all forms of the page, so only the answer to what this
 * form sent counts, and only a good one: after a refusal what was typed is still not saved.
 */
function useChanged({ data }: SettingsFetcher) {
  const [isChanged, setChanged] = useState(false);
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current && data?.ok) setChanged(false);
    isSent.current = false;
  }, [data]);
  const onChange = () => {
    isSent.current = false;
    setChanged(true);
  };
  const onSubmit = () => {
    isSent.current = true;
  };
  return { isChanged, handlers: { onChange, onSubmit } };
}

/** A card with a form of settings. Of several on a page a changed one has a filled button, and the main one. */
export function SettingsCard(props: SettingsCardProps) {
  const { id, title, about, fetcher, action, hasFile, save = 'Save' } = props;
  const { isMain = false, before, after, children } = props;
  const { isChanged, handlers } = useChanged(fetcher);
  return (
    <SettingsPart id={id} title={title} about={about}>
      {before}
      <fetcher.Form
        method="post"
        action={action}
        encType={hasFile ? 'multipart/form-data' : undefined}
        {...handlers}
        className="grid grid-cols-1 gap-6"
      >
        {children}
        <button
          aria-disabled={fetcher.state !== 'idle' || undefined}
          className={`button justify-self-start ${isMain || isChanged ? 'button-primary' : 'button-plain'}`}
        >
          {save}
        </button>
      </fetcher.Form>
      {after}
    </SettingsPart>
  );
}

type AsOfNowProps = {
  /** That of the heading. */
  id: string;
  title: string;
  /** What somebody can do, and cannot. */
  can: readonly (readonly [boolean, string])[];
  faces: readonly FaceName[];
};

/** What the saved settings let somebody do, in the boardroom; on a narrow screen above the form that changes it. */
export function AsOfNow({ id, title, can, faces }: AsOfNowProps) {
  return (
    <section
      aria-labelledby={id}
      className="boardroom flex grow flex-col justify-end gap-3 rounded-card px-4 pt-4 max-xl:order-first sm:px-6 sm:pt-6"
    >
      <div className="card p-5">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <ul className="mt-2 grid gap-1">
          {can.map(([is, words], place) => (
            <li key={place} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
              {is ? (
                <Check key="yes" size={18} className="mt-0.75 text-good" />
              ) : (
                <X key="no" size={18} className="mt-0.75 text-bad" />
              )}
              <span className="break-words">{words}</span>
            </li>
          ))}
        </ul>
      </div>
      <Seated faces={faces} className="max-lg:*:size-16 lg:*:size-24" />
    </section>
  );
}
