import { writePost } from '../../comedy/write-post.ts';
import type { Services } from '../services.server.ts';
import { siteName } from '../writer/site-name.ts';

/** What happened, as somebody would say it at home. */
export const SAMPLE_SENTENCE = 'I made a sandwich';
const SEED = 9;

const written = new Map<string, string>();

/** The post that the sentence became: a real one, the same for everybody, so written once. */
export function writeSample({ publicOrigin }: Services): string {
  const site = siteName(publicOrigin);
  let text = written.get(site);
  if (text === undefined) {
    const fields = { context: SAMPLE_SENTENCE };
    ({ text } = writePost({ style: 'gpt4-context', fields, level: 'Spicy', seed: SEED, site }));
    written.set(site, text);
  }
  return text;
}
