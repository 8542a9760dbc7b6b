import { createContext } from 'react-router';
import type { Bearer } from '../../domain/members/bearer-token.server.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import type { InstanceLook } from '../../platform/text/instance-look.ts';

/** What the server shell passes to loaders and actions. */
export type RequestContext = {
  services: Services;
  viewer: Viewer;
  requestId: string;
  /** The client's IP address, from trusted proxies only. */
  address: string;
  /** The origin that the browser used. On loopback there are several. */
  ownOrigin: string;
  /** The stylesheet, for responses outside the pages. */
  stylesheets: readonly string[];
  /** The token's member on /api/v1. There are no cookies, and the viewer is anonymous. */
  bearer: Bearer;
  look: InstanceLook;
  /** The nonce of inline scripts and styles in this response. */
  nonce: string;
  /** The viewer's guest id. Creates one and sets its cookie when there was none. */
  ensureGuestId: () => string;
};

export const requestContext = createContext<RequestContext>();

/** What a loader or an action of any route reads. */
export type RouteArgs = {
  request: Request;
  context: { get: (context: typeof requestContext) => RequestContext };
};

/** A failure of a loader or an action with a response of its own. */
export const failureContext = createContext<
  'storage-full' | 'database-away' | 'gone' | 'not-found' | null
>(null);
