import type { ReactNode } from 'react';
import { ChevronDown } from '../../ui/icons/icons.tsx';

type Props = { title: string; about: string; children: ReactNode };

/** What an admin may do about a member: a quiet row, and the form on a press. */
export function MemberAct({ title, about, children }: Props) {
  return (
    <details className="member-act">
      <summary className="disclosure">
        <h3>{title}</h3>
        <span>{about}</span>
        <ChevronDown size={18} />
      </summary>
      <div>{children}</div>
    </details>
  );
}
