import { type ReportCard, reportCard } from '../../comedy/devices/report-card.ts';
import { addressBucket } from '../guests/address-bucket.server.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { Services } from '../services.server.ts';

type Asker = { viewer: Viewer; address: string };
type Judged = { ok: true; card: ReportCard } | { ok: false; retryAfter: number };

/** Judges a text, within what one member or one network may have judged in an hour. Keeps nothing. */
export async function judgeText(
  { actionLimits }: Services,
  { viewer, address }: Asker,
  text: string,
): Promise<Judged> {
  const who = viewer.kind === 'member' ? viewer.id : addressBucket(address);
  const retryAfter = await actionLimits.take('report-card', who);
  return retryAfter === null ? { ok: true, card: reportCard(text) } : { ok: false, retryAfter };
}
