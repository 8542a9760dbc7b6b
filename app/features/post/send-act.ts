import type { PostAct } from '../../domain/stats/post-acts.server.ts';

const sent = new Set<string>();

/** Reports what the reader did with a post or a generation: each act once a visit, without waiting. Never throws. */
export function sendAct(act: PostAct['act'], id: string): void {
  const body = JSON.stringify({ act, id });
  if (sent.has(body)) return;
  sent.add(body);
  const headers = { 'content-type': 'application/json' };
  fetch('/api/acts', { method: 'POST', body, headers, keepalive: true }).catch(() => undefined);
}
