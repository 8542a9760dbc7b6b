import { connect, type Socket } from 'node:net';

/** One answer: its status, whether it said when to come back, and how long it took, in milliseconds. */
export type Answered = { status: number; retryAfter: boolean; ms: number };

/** Connections that are kept, and reading of answers with as little work as it takes: the measured side needs the machine. */
export type Wire = {
  /**
   * Sends a whole request, and reads its answer; times count from `due`. Says when it has a line and goes out. Rejects
   * when the line breaks.
   */
  send: (request: Buffer, due: number, goesOut?: () => void) => Promise<Answered>;
  open: () => number;
  close: () => void;
};

type Line = {
  socket: Socket;
  idleSince: number;
  read: (piece: Buffer) => void;
  fail: (error: Error) => void;
};

/** The server hangs up on what was idle for five seconds: a client that keeps to that lets go before. Milliseconds. */
const LONGEST_IDLE = 3000;

/** Lines to a port of this machine, at most `most`; who finds none free waits. */
export function openWire(port: number, most: number): Wire {
  const idle: Line[] = [];
  const all = new Set<Line>();
  const waiting: ((line: Line) => void)[] = [];

  const open = (): Line => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    const line: Line = { socket, idleSince: 0, read: () => {}, fail: () => {} };
    socket.on('data', (piece: Buffer) => line.read(piece));
    socket.on('error', (error) => line.fail(error));
    socket.on('close', () => {
      all.delete(line);
      const at = idle.indexOf(line);
      if (at >= 0) idle.splice(at, 1);
      line.fail(new Error('the line broke'));
      if (waiting.length > 0 && all.size < most) waiting.shift()?.(open());
    });
    all.add(line);
    return line;
  };
  const take = (): Line | Promise<Line> => {
    for (let free = idle.pop(); free; free = idle.pop()) {
      if (performance.now() - free.idleSince < LONGEST_IDLE) return free;
      free.socket.destroy();
    }
    if (all.size < most) return open();
    return new Promise((done) => waiting.push(done));
  };
  const free = (line: Line, isKept: boolean) => {
    line.fail = () => {};
    if (!isKept || line.socket.destroyed) return void line.socket.destroy();
    const next = waiting.shift();
    if (next) next(line);
    else idle.push(Object.assign(line, { idleSince: performance.now() }));
  };
  return {
    async send(request, due, goesOut) {
      const line = await take();
      goesOut?.();
      const { status, retryAfter, isKept } = await askOn(line, request);
      free(line, isKept);
      return { status, retryAfter, ms: performance.now() - due };
    },
    open: () => all.size,
    close: () => {
      for (const { socket } of all) socket.destroy();
    },
  };
}

function askOn(line: Line, request: Buffer): Promise<Head> {
  return new Promise((done, fail) => {
    line.fail = fail;
    line.read = createReader(done);
    line.socket.write(request);
  });
}

type Head = { status: number; retryAfter: boolean; isKept: boolean };

/** Reads one answer to its end: by its length, by its chunks, or none for 304. */
function createReader(done: (head: Head) => void): (piece: Buffer) => void {
  let head: Head | null = null;
  let start = '';
  let left = 0;
  let tail = '';
  const body = (piece: Buffer) => {
    if (left >= 0) {
      left -= piece.length;
      if (left <= 0 && head) done(head);
      return;
    }
    tail = (tail + piece.toString('latin1', Math.max(0, piece.length - 8))).slice(-8);
    if (tail.endsWith('0\r\n\r\n') && head) done(head);
  };
  return (piece) => {
    if (head) return body(piece);
    start += piece.toString('latin1');
    const end = start.indexOf('\r\n\r\n');
    if (end < 0) return;
    const text = start.slice(0, end).toLowerCase();
    head = {
      status: Number(text.slice(9, 12)),
      retryAfter: text.includes('\r\nretry-after:'),
      isKept: !text.includes('\r\nconnection: close'),
    };
    const length = /\r\ncontent-length: (\d+)/.exec(text)?.[1];
    left = head.status === 304 ? 0 : length === undefined ? -1 : Number(length);
    body(Buffer.from(start.slice(end + 4), 'latin1'));
  };
}
