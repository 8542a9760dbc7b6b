import { oneLine } from './resource.ts';

/** The words on a picture. */
export type Caption = { top: string; bottom: string };

/** Ours: how long each of them may be, in characters. */
export const LONGEST_CAPTION = 120;

/** Reads a caption from an address, cleaned and in capitals; null when it is too long. */
export function readCaption(params: URLSearchParams): Caption | null {
  return cleanCaption({ top: params.get('top') ?? '', bottom: params.get('bottom') ?? '' });
}

/** What was typed, cleaned and in capitals; null when it is too long. */
export function cleanCaption(typed: Caption): Caption | null {
  const [top, bottom] = [oneLine(typed.top), oneLine(typed.bottom)];
  if (top.length > LONGEST_CAPTION || bottom.length > LONGEST_CAPTION) return null;
  return { top: top.toUpperCase(), bottom: bottom.toUpperCase() };
}

/** Where a captioned picture is drawn. */
export function captionUrl(resourceId: string, { top, bottom }: Caption): string {
  const params = new URLSearchParams({ top, bottom });
  return `/api/resources/${resourceId}/caption?${params.toString()}`;
}
