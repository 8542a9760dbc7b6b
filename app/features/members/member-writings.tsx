import type { TargetRef } from '../../domain/screening/report.ts';
import { Link } from '../../ui/links.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { Pager } from '../../ui/paged-list.tsx';
import { HideLink } from '../moderation/hide-link.tsx';

type Writing = { id: string; text: string; at: number; isHidden: boolean; link: string };

type Props = {
  title: string;
  kind: TargetRef['kind'];
  writings: readonly Writing[];
  isFirst: boolean;
  pages: { first: string; next: string | null };
  /** The label of the link to one of them. */
  open: string;
  isSelf: boolean;
};

/** What a member has shown to others: one page, newest first. */
export function MemberWritings({ title, kind, writings, isFirst, pages, open, isSelf }: Props) {
  return (
    <>
      <h3 className="mt-10 text-lg font-semibold">{title}</h3>
      {writings.length === 0 && <p className="mt-2 text-muted">{isFirst ? 'None.' : 'No more.'}</p>}
      <ul className="divide-y divide-line">
        {writings.map(({ id, text, at, isHidden, link }) => (
          <li key={id} className="py-4">
            <p className="text-sm text-muted">
              <LocalTime at={at} />
              {isHidden && <span className="ms-2 font-semibold text-bad">Hidden</span>}
            </p>
            <p dir="auto" className="mt-1 line-clamp-3 break-words whitespace-pre-line">
              {text}
            </p>
            {!isHidden && (
              <p className="mt-1 flex flex-wrap items-center gap-x-4">
                <Link to={link} className="inline-flex min-h-11 items-center link">
                  {open}
                </Link>
                {!isSelf && <HideLink target={{ kind, id }} label="Hide" />}
              </p>
            )}
          </li>
        ))}
      </ul>
      <Pager
        first={!isFirst && [pages.first, `Latest ${title.toLowerCase()}`]}
        next={pages.next !== null && [pages.next, `Earlier ${title.toLowerCase()}`]}
      />
    </>
  );
}
