import type { WriterChoices } from '../../domain/admin/choose-writer.server.ts';
import { IN_THE_BOX } from '../../domain/writers/engines.ts';

/** The faces of the four ways to write. */
export const WAY_FACES = {
  house: 'mug-0',
  local: 'laptop-1',
  box: 'sandwich-3',
  provider: 'briefcase-4',
} as const;
export type Way = keyof typeof WAY_FACES;

/** The way that writes now. */
export function wayOf({ active, isFixed }: Pick<WriterChoices, 'active' | 'isFixed'>): Way {
  if (active === null) return 'house';
  if (isFixed) return 'provider';
  return active.baseUrl === IN_THE_BOX ? 'box' : 'local';
}
