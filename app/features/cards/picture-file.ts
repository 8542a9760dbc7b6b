import { type PictureChoice, pictureParams } from '../../domain/cards/picture-choice.ts';
import { readUndrawn } from '../../domain/card-fonts/undrawn-characters.ts';
import type { SectionChoice } from '../../domain/posts/section-choice.ts';
import { requestFile, type RequestResult } from '../../platform/browser/json-requests.ts';

/** A picture that the server has drawn. `undrawn`: the characters that show as boxes; empty when there are none. */
export type PictureFile = { blob: Blob; url: string; undrawn: string };

type Asked = { generationId: string; choice: PictureChoice; section: SectionChoice };

/** Asks the server for the picture of an own post. The caller revokes its `url`. */
export async function requestPicture(asked: Asked): Promise<RequestResult<PictureFile>> {
  const { generationId, choice, section } = asked;
  const query = pictureParams(choice, section).toString();
  const result = await requestFile(`/api/generations/${generationId}/picture?${query}`);
  if (!result.ok) return result;
  const { blob, headers } = result.data;
  return {
    ok: true,
    data: { blob, url: URL.createObjectURL(blob), undrawn: readUndrawn(headers) },
  };
}
