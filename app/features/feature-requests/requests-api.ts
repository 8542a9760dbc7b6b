import type { FeatureRequest } from '../../domain/feature-requests/requests.ts';

/** What came of a request. `words` say what is wrong with it; without them it did not arrive. */
export type SentRequest =
  | { ok: true; knownId: string | null }
  | { ok: false; words: string | null };

/** Sends a request; the same `key` is the same request. `knownId` is the one that this member asked for before. */
export function sendRequest(draft: { text: string; key: string }): Promise<SentRequest> {
  return sendText('/api/requests', draft);
}

/** Sends a comment on a request; the same `key` is the same comment. */
export function sendRequestComment(
  requestId: string,
  draft: { text: string; key: string },
): Promise<SentRequest> {
  return sendText(`/api/requests/${requestId}/comments`, draft);
}

type ResponseBody = { title?: string; request?: { id: string }; isKnown?: boolean };

async function sendText(
  path: string,
  { text, key }: { text: string; key: string },
): Promise<SentRequest> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      body: JSON.stringify({ text }),
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
    });
    const { title, request, isKnown } = (await response.json()) as ResponseBody;
    if (response.ok) return { ok: true, knownId: (isKnown && request?.id) || null };
    return { ok: false, words: response.status < 500 ? (title ?? null) : null };
  } catch {
    return { ok: false, words: null };
  }
}

/** Takes an own request back; what is wrong, in words or without. */
export async function sendWithdrawal(
  id: string,
): Promise<{ ok: true } | { ok: false; words: string | null }> {
  try {
    const response = await fetch(`/api/requests/${id}`, { method: 'DELETE' });
    if (response.ok) return { ok: true };
    const { title } = (await response.json()) as { title?: string };
    return { ok: false, words: response.status < 500 ? (title ?? null) : null };
  } catch {
    return { ok: false, words: null };
  }
}

type Vote = Pick<FeatureRequest, 'votes' | 'hasVoted'>;

/** Votes for a request or takes the vote back; how it stands then, or what is wrong, in words or without. */
export async function sendVote(
  id: string,
  isFor: boolean,
): Promise<{ ok: true; vote: Vote } | { ok: false; words: string | null }> {
  try {
    const method = isFor ? 'POST' : 'DELETE';
    const response = await fetch(`/api/requests/${id}/vote`, { method });
    const body = (await response.json()) as Vote & { title?: string };
    if (response.ok) return { ok: true, vote: { votes: body.votes, hasVoted: body.hasVoted } };
    return { ok: false, words: response.status < 500 ? (body.title ?? null) : null };
  } catch {
    return { ok: false, words: null };
  }
}

/** What others have asked for in words like these; nothing where that cannot be had. */
export async function fetchSimilar(text: string, signal: AbortSignal): Promise<FeatureRequest[]> {
  try {
    const query = new URLSearchParams({ like: text }).toString();
    const response = await fetch(`/api/requests?${query}`, { signal });
    if (!response.ok) return [];
    return ((await response.json()) as { requests: FeatureRequest[] }).requests;
  } catch {
    return [];
  }
}

/** `request` is its state after the call, also when another admin was faster. */
export type SentDecision =
  | { ok: true; request: FeatureRequest }
  | { ok: false; words: string | null; request: FeatureRequest | null; isGone: boolean };

/** Deletes a request, for admins. `isGone`: there was none any more. */
export async function sendRemoval(id: string): Promise<{ ok: boolean; isGone: boolean }> {
  try {
    const { ok, status } = await fetch(`/api/requests/${id}/removal`, { method: 'POST' });
    return { ok, isGone: status === 404 };
  } catch {
    return { ok: false, isGone: false };
  }
}

/** Decides a request, for admins. */
export async function sendDecision(
  id: string,
  decision: { status: 'approved' | 'rejected'; reason?: string },
): Promise<SentDecision> {
  try {
    const response = await fetch(`/api/requests/${id}/decision`, {
      method: 'POST',
      body: JSON.stringify(decision),
      headers: { 'content-type': 'application/json' },
    });
    const body = (await response.json()) as { request?: FeatureRequest; title?: string };
    const request = body.request ?? null;
    if (response.ok && request) return { ok: true, request };
    const words = response.status < 500 ? (body.title ?? null) : null;
    return { ok: false, words, request, isGone: response.status === 404 };
  } catch {
    return { ok: false, words: null, request: null, isGone: false };
  }
}
