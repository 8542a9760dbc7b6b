import type { FeatureRequest } from '../../domain/feature-requests/requests.ts';
import { requestJson, type RequestResult } from '../../platform/browser/json-requests.ts';

type Draft = { text: string; key: string };

/** Sends a feature request. `key` is the idempotency key. `isKnown`: this member already has this request. */
export function sendRequest({
  text,
  key,
}: Draft): Promise<RequestResult<{ request: { id: string }; isKnown: boolean }>> {
  return requestJson('/api/requests', { method: 'POST', json: { text }, idempotencyKey: key });
}

/** Comments on a feature request. `key` is the idempotency key. */
export function sendRequestComment(requestId: string, { text, key }: Draft) {
  const path = `/api/requests/${requestId}/comments`;
  return requestJson(path, { method: 'POST', json: { text }, idempotencyKey: key });
}

/** Withdraws the viewer's own feature request. */
export function sendWithdrawal(id: string) {
  return requestJson(`/api/requests/${id}`, { method: 'DELETE' });
}

type Vote = Pick<FeatureRequest, 'votes' | 'hasVoted'>;

/** Adds or removes the viewer's vote. Returns the new count. */
export function sendVote(id: string, isFor: boolean) {
  return requestJson<Vote>(`/api/requests/${id}/vote`, { method: isFor ? 'POST' : 'DELETE' });
}

/** Returns feature requests with a similar text; empty when the request fails. */
export async function fetchSimilar(text: string, signal: AbortSignal): Promise<FeatureRequest[]> {
  const path = `/api/requests?${new URLSearchParams({ like: text }).toString()}`;
  const result = await requestJson<{ requests: FeatureRequest[] }>(path, { signal });
  return result.ok ? result.data.requests : [];
}

/** Deletes a feature request, for admins. `isGone`: it was already deleted. */
export async function sendRemoval(id: string): Promise<{ ok: boolean; isGone: boolean }> {
  const result = await requestJson(`/api/requests/${id}/removal`, { method: 'POST' });
  return { ok: result.ok, isGone: !result.ok && result.status === 404 };
}

/** Approves or rejects a feature request, for admins. A conflict also returns the current request. */
export function sendDecision(
  id: string,
  decision: { status: 'approved' | 'rejected'; reason?: string },
): Promise<RequestResult<{ request: FeatureRequest }> & { request?: FeatureRequest }> {
  return requestJson(`/api/requests/${id}/decision`, { method: 'POST', json: decision });
}
