import { invalidField, type Rejection } from '../../platform/http/rejection.ts';

/** The sizes of a moving picture, in pixels: of a feed on a phone, and of a link preview. */
export const MOVING_SIZES = {
  portrait: { label: 'Portrait', width: 1080, height: 1350 },
  wide: { label: 'Wide', width: 1200, height: 627 },
} as const;
export type MovingSize = keyof typeof MOVING_SIZES;

/** The formats of a moving picture. A GIF plays everywhere, with fewer colours. */
export const MOVING_FORMATS = {
  webp: { label: 'WebP', type: 'image/webp' },
  gif: { label: 'GIF', type: 'image/gif' },
} as const;
export type MovingFormat = keyof typeof MOVING_FORMATS;

type MovingKind = { ok: true; size: MovingSize; format: MovingFormat };

/** Reads `?size=` and `?format=`; without them a portrait as WebP. An unknown value is an error. */
export function readMovingKind(params: URLSearchParams): MovingKind | Rejection<'invalid-field'> {
  const size = params.get('size') ?? 'portrait';
  const format = params.get('format') ?? 'webp';
  if (!isMovingSize(size)) return invalidField('size', 'No such size.');
  if (!isMovingFormat(format)) return invalidField('format', 'No such format.');
  return { ok: true, size, format };
}

function isMovingSize(name: string): name is MovingSize {
  return Object.hasOwn(MOVING_SIZES, name);
}

function isMovingFormat(name: string): name is MovingFormat {
  return Object.hasOwn(MOVING_FORMATS, name);
}
