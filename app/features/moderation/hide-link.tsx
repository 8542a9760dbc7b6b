import { useNavigate } from 'react-router';
import type { ReportKind, TargetRef } from '../../domain/screening/report.ts';
import { EyeOff } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import type { MenuEntry } from '../../ui/opened-menu.tsx';
import { useIsAdmin } from '../site/use-is-admin.ts';

/** `attached`: the picture under the post with this id. */
type Hideable = TargetRef | { kind: 'attached'; id: string };

const hidePath = ({ kind, id }: Hideable) => `/admin/hide?${kind}=${id}`;

/** Returns the menu entries with which an admin hides something; empty for others. */
export function useHideEntries(): (target: Hideable, label: string) => MenuEntry[] {
  const isAdmin = useIsAdmin();
  const navigate = useNavigate();
  return (target, label) =>
    isAdmin ? [{ Icon: EyeOff, label, onPress: () => void navigate(hidePath(target)) }] : [];
}

type Props = { target: Hideable; label: string; className?: string };

/** Link with which an admin hides something; nothing for others. */
export function HideLink({ target, label, className = '' }: Props) {
  if (!useIsAdmin()) return null;
  return (
    <Link to={hidePath(target)} className={`button button-quiet text-muted ${className}`}>
      {label}
    </Link>
  );
}

type ReportProps = { kind: ReportKind; id: string; className?: string };

/** Link to the form of a report, where no script opens its dialog. */
export function ReportLink({ kind, id, className = '' }: ReportProps) {
  return (
    <Link to={`/report?${kind}=${id}`} className={`button button-quiet text-muted ${className}`}>
      Report
    </Link>
  );
}
