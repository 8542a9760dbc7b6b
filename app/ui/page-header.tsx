import type { ReactNode } from 'react';
import { FaceDrawing } from './avatar.tsx';
import { ArrowLeft } from './icons/icons.tsx';
import { Link, type LinkProps } from './links.tsx';

/** Back link above a page title. */
export function BackLink({ children, ...link }: LinkProps) {
  return (
    <Link {...link} className="button button-quiet -ms-[12px]">
      <ArrowLeft size={18} /> <span>{children}</span>
    </Link>
  );
}

type PageTitleProps = { face: string; about?: ReactNode; className?: string; children: ReactNode };

/** The title of a page, with one of the drawn faces ("mug-3") beside it. `about`: what the page is for, in a sentence. */
export function PageTitle({ face, about, className = '', children }: PageTitleProps) {
  return (
    <div className={`page-title ${className}`}>
      <FaceDrawing face={face} className="size-12 md:size-18" />
      <h1 tabIndex={-1} className="text-2xl break-words md:text-3xl">
        {children}
      </h1>
      {about !== undefined && <p className="max-w-[60ch] text-pretty text-muted">{about}</p>}
    </div>
  );
}

/** One-line note above a page's content. */
export function Banner({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 text-sm font-medium">
      <span aria-hidden className="size-2 shrink-0 rounded-full bg-accent" />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">{children}</span>
    </p>
  );
}

type TabRowProps = { label: string; className?: string; children: ReactNode };

/** A row of tabs. Each tab is a link, because each has its own URL. */
export function TabRow({ label, className = 'flex-wrap', children }: TabRowProps) {
  return (
    <nav aria-label={label} className={`mt-6 flex gap-x-6 border-b border-line ${className}`}>
      {children}
    </nav>
  );
}

type TabProps = {
  to: string;
  isOpen: boolean;
  keepsPlace?: boolean;
  children: ReactNode;
};

/** A tab of a `TabRow`. */
export function Tab({ to, isOpen, keepsPlace, children }: TabProps) {
  return (
    <Link
      to={to}
      aria-current={isOpen ? 'page' : undefined}
      preventScrollReset={keepsPlace}
      className="tab"
    >
      {children}
    </Link>
  );
}

type SettingsPartProps = { id: string; title: string; about?: ReactNode; children: ReactNode };

/** A card of a page of settings: what it is about, then its content. `id` is the heading's. */
export function SettingsPart({ id, title, about, children }: SettingsPartProps) {
  return (
    <section aria-labelledby={id} className="card p-5 sm:p-6">
      <div>
        <h2 id={id} tabIndex={-1} className="text-xl">
          {title}
        </h2>
        {about !== undefined && <p className="mt-2 max-w-[60ch] text-muted">{about}</p>}
      </div>
      <div className="mt-5 min-w-0">{children}</div>
    </section>
  );
}

type TitledCardProps = { id: string; title: string; className?: string; children: ReactNode };

/** A card with a heading. `id` is the heading's. */
export function TitledCard({ id, title, className = '', children }: TitledCardProps) {
  return (
    <section aria-labelledby={id} className={`card p-5 sm:p-6 ${className}`}>
      <h2 id={id} tabIndex={-1} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What happens, or what there is, in a few lines: a title and what it means. */
type Step = readonly [title: string, words: string];

type StepsProps = { id: string; title: string; steps: readonly Step[] };

/** What happens next, inside of a card. `id` is the heading's. */
export function Steps({ id, title, steps }: StepsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ol className="mt-5 grid gap-5">
        {steps.map(([name, words], index) => (
          <li key={name} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
            <span aria-hidden className="step-number">
              {index + 1}
            </span>
            <div>
              <p className="font-semibold">{name}</p>
              <p className="text-muted">{words}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
