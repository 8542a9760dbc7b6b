/** Takes one part of a multipart body. */
export type PartSink = {
  write(bytes: Buffer): Promise<void> | void;
};

/** The body is no multipart form. */
export class MultipartError extends Error {}

const BLANK = Buffer.from('\r\n\r\n');
const MOST_HEADERS = 16 * 1024;

/** The boundary of a multipart content type, or null when it is another type. */
export function boundaryOf(contentType: string | null): string | null {
  const match = /^multipart\/form-data\s*;.*?boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
    contentType ?? '',
  );
  return match?.[1] ?? match?.[2] ?? null;
}

type Begin = (part: { name: string; isFile: boolean }) => PartSink;
type Reading = {
  state: 'before' | 'after-mark' | 'headers' | 'data' | 'done';
  held: Buffer;
  sink: PartSink | null;
};

/**
 * Reads a multipart body as it comes, and never holds more of it than a piece. `begin` gets the name of each
 * part and whether it is a file. Throws MultipartError when the body is none, and what the sinks throw.
 */
export async function readMultipart(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  begin: Begin,
): Promise<void> {
  const mark = Buffer.from(`\r\n--${boundary}`);
  const reading: Reading = { state: 'before', held: Buffer.from('\r\n'), sink: null };
  for await (const chunk of body) {
    reading.held = Buffer.concat([reading.held, chunk]);
    while (await goOn(reading, mark, begin));
  }
  if (reading.state !== 'done') throw new MultipartError('The body ends before its last boundary');
}

// One step through what is held. False when more has to come first.
async function goOn(reading: Reading, mark: Buffer, begin: Begin): Promise<boolean> {
  if (reading.state === 'before' || reading.state === 'data') return passOn(reading, mark);
  if (reading.state === 'headers') return beginPart(reading, begin);
  if (reading.state === 'done') {
    reading.held = Buffer.alloc(0);
    return false;
  }
  if (reading.held.length < 2) return false;
  const next = reading.held.toString('latin1', 0, 2);
  if (next !== '--' && next !== '\r\n') throw new MultipartError('No line after a boundary');
  reading.state = next === '--' ? 'done' : 'headers';
  return true;
}

// Everything up to the next boundary is the part's; the last bytes held could be the begin of one.
async function passOn(reading: Reading, mark: Buffer): Promise<boolean> {
  const { held, sink } = reading;
  const at = held.indexOf(mark);
  const ready = at === -1 ? Math.max(0, held.length - mark.length) : at;
  if (ready > 0) await sink?.write(held.subarray(0, ready));
  reading.held = held.subarray(at === -1 ? ready : at + mark.length);
  if (at === -1) return false;
  reading.sink = null;
  reading.state = 'after-mark';
  return true;
}

// The line break after the boundary is still held: with it a part without headers ends like any other.
function beginPart(reading: Reading, begin: Begin): boolean {
  const { held } = reading;
  const at = held.indexOf(BLANK);
  if (at > MOST_HEADERS || (at === -1 && held.length > MOST_HEADERS)) {
    throw new MultipartError('The headers of a part are too long');
  }
  if (at === -1) return false;
  reading.sink = begin(describePart(held.toString('utf8', 0, at)));
  reading.held = held.subarray(at + BLANK.length);
  reading.state = 'data';
  return true;
}

function describePart(headers: string): { name: string; isFile: boolean } {
  const disposition = /^content-disposition:\s*form-data(.*)$/im.exec(headers)?.[1] ?? '';
  const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1];
  if (name === undefined) throw new MultipartError('A part has no name');
  return { name, isFile: /;\s*filename\*?=/i.test(disposition) };
}
