import type { FallbackReason } from '../../platform/model/writer.ts';

/** One version of a post, as the result screen lists them. `isEdit` where its writer changed it by hand. */
export type PostVersion = {
  id: string;
  text: string;
  humorLevel: string;
  isEdit: boolean;
  fallback?: FallbackReason;
};
