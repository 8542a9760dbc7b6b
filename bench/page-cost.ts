import type { ChildProcess } from 'node:child_process';
import type { Answer, Reader } from './ask.ts';
import { cpuOf } from './own-things.ts';

export const SOCKETS = 32;

/** A server, the process that it is, and somebody who reads it. */
export type Place = { child: ChildProcess; reader: Reader };

/** `bytes`: how long the answer has to be, to a hundredth: a page that is made anew may say another time. By default any length. */
type Asked = { path: string; headers: Record<string, string>; bytes?: number };
export type Ask = (index: number) => Asked;

/** Reads one answer. Throws on one that is not the page: a refusal is sent faster than anything. */
export async function readPage({ reader }: Place, { bytes, ...asked }: Asked): Promise<Answer> {
  const answer = await reader.read(asked);
  const { status, body } = answer;
  if (status !== 200 || body.length === 0) throw new Error(`${asked.path} answers ${status}`);
  if (bytes !== undefined && Math.abs(body.length - bytes) > bytes / 100)
    throw new Error(`${asked.path} answers ${body.length} bytes instead of ${bytes}`);
  return answer;
}

type Cost = { ms: number; bytes: number[] };

/** Processor time of one answer, in milliseconds, and how long the answers were. */
export async function costOf(
  place: Place,
  ask: Ask,
  count: number,
  readers = SOCKETS,
): Promise<Cost> {
  const before = await cpuOf(place.child);
  const bytes: number[] = [];
  let next = 0;
  const read = async () => {
    while (next < count) {
      next += 1;
      bytes.push((await readPage(place, ask(next - 1))).body.length);
    }
  };
  await Promise.all(Array.from({ length: readers }, read));
  return { ms: ((await cpuOf(place.child)) - before) / 1000 / count, bytes };
}
