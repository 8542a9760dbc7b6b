import { requestJson } from '../../platform/browser/json-requests.ts';

/** Sends the fields of a form of the board, as its page does without script. */
export function sendToBoard<Data>(fields: Readonly<Record<string, string>>) {
  const options = { method: 'POST', body: new URLSearchParams(fields) };
  return requestJson<Data>('/api/requests', options);
}
