let turn: Promise<unknown> = Promise.resolve();

/**
 * Sends a request that may give a guest an id, once the one before it has its answer: two at a time would get an id each,
 * and what belongs to the id of the first answer would be lost. Rejects as `send` does.
 */
export function inTurn(send: () => Promise<Response>): Promise<Response> {
  const answer = turn.then(send);
  turn = answer.catch(() => undefined);
  return answer;
}
