import { createContext } from 'react-router';
import type { Bearer } from '../../domain/members/bearer-token.server.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';

/** What the shell knows about a request before the site sees it. */
export type RequestContext = {
  services: Services;
  viewer: Viewer;
  requestId: string;
  /** The client's address as far as the trusted proxies vouch for it. */
  address: string;
  /** The address of ours that the browser used. On loopback there are several. */
  ownOrigin: string;
  /** For answers outside the site's own pages: where its styles are. */
  stylesheets: readonly string[];
  /** What comes of this request goes to many: it is nobody's, and is rendered whole. */
  isShared: boolean;
  /** On /api/v1 who comes with which token; there are no cookies there, and the viewer is nobody. */
  bearer: Bearer;
  /** For the inline scripts and styles of this one answer. */
  nonce: string;
  /** The viewer's guest id. Makes one and sends it with the answer as a cookie when there was none. */
  ensureGuestId: () => string;
};

export const requestContext = createContext<RequestContext>();

/** What stopped a loader or an action, where the answer to that is not the usual surprise. */
export const failureContext = createContext<'storage-full' | 'database-away' | 'gone' | null>(null);
