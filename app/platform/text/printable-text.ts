import { stripHidden } from '../../../comedy/clean-input.ts';

/**
 * Text of any number of lines as a page carries it unchanged. What is stored was cleaned on its way in; a page
 * whose text the browser reads differently than the server wrote it would not wake up, for everybody.
 */
export function printableText(text: string): string {
  return text
    .split(/\r\n|[\n\r]/u)
    .map(stripHidden)
    .join('\n');
}
