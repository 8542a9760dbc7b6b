import { readFileSync } from 'node:fs';

/** The text a command is about: its one argument, or what is piped in. Throws, in words, when there is none. */
export function readText(positionals: readonly string[]): string {
  const [text, second] = positionals;
  if (second !== undefined) throw new Error('Put the text in quotes: it is one argument.');
  if (text !== undefined && text !== '-') return text;
  if (process.stdin.isTTY) throw new Error('Say the text as an argument, or pipe it in.');
  return readFileSync(0, 'utf8');
}
