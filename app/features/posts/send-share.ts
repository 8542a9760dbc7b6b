const sent = new Set<string>();

/** Reports that the reader shared a post or a generation: once a visit, without waiting. Never throws. */
export function sendShare(id: string): void {
  if (sent.has(id)) return;
  sent.add(id);
  const body = JSON.stringify({ id });
  const headers = { 'content-type': 'application/json' };
  fetch('/api/shares', { method: 'POST', body, headers, keepalive: true }).catch(() => undefined);
}
