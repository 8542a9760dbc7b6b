import { type PictureDress, readPictureDress } from '../../domain/cards/card-look.ts';
import {
  type MovingFormat,
  type MovingSize,
  readMovingKind,
} from '../../domain/moving-pictures/moving-sizes.ts';
import { takeDrawing } from '../../domain/rate-limits/take-drawing.server.ts';
import type { Member } from '../../domain/members/viewer.ts';
import type { Rejection } from '../../platform/http/rejection.ts';
import type { Services } from '../../platform/services.ts';

type Asked = { ok: true; kind: { size: MovingSize; format: MovingFormat; dress: PictureDress } };

/** Takes the point of a drawing, of its end alone that of a still picture, and then reads size, format and dress of a moving picture from the query. */
export async function readMovingRequest(
  services: Services,
  member: Member,
  { address, query, isEnd = false }: { address: string; query: URLSearchParams; isEnd?: boolean },
): Promise<Asked | Rejection> {
  const taken = await takeDrawing(services, isEnd ? 'picture' : 'moving-picture', member, address);
  if (!taken.ok) return taken;
  const kind = readMovingKind(query);
  if (!kind.ok) return kind;
  const worn = readPictureDress(query);
  if (!worn.ok) return worn;
  return { ok: true, kind: { size: kind.size, format: kind.format, dress: worn.dress } };
}
