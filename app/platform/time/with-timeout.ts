/** What comes of work that hears of the end of its time, or null once that is over. Milliseconds. */
export function withTimeout<Made>(
  patience: number,
  work: (signal: AbortSignal) => Promise<Made | null>,
): Promise<Made | null> {
  const signal = AbortSignal.timeout(patience);
  const given = new Promise<null>((done) => {
    signal.addEventListener('abort', () => done(null), { once: true });
  });
  return Promise.race([work(signal), given]);
}
