import type { Services } from '../services.server.ts';
import { deleteUnusedWords } from './word-store.server.ts';

/** Forgets the words of pictures that are gone. Returns how many. */
export function forgetWords({ db }: Pick<Services, 'db'>): Promise<number> {
  return deleteUnusedWords(db);
}
