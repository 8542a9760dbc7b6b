import { createContext, type RouterContext, type RouterContextProvider } from 'react-router';
import type { Bearer } from '../../domain/members/bearer-token.server.ts';
import type { Admin, Member, Viewer } from '../../domain/members/viewer.ts';
import type { TemporaryFile } from '../../platform/files/temporary-file.server.ts';
import type { Services } from '../../platform/services.ts';
import type { InstanceLook } from '../../platform/text/instance-look.ts';
import type { DeclaredRoute } from './route-handle.ts';

/** What the server shell passes to loaders and actions. */
export type RequestContext = {
  services: Services;
  /** All routes of the site. */
  routes: readonly DeclaredRoute[];
  viewer: Viewer;
  requestId: string;
  /** The client's IP address, from trusted proxies only. */
  address: string;
  /** The body of an upload, which the server has admitted by its headers. */
  upload: TemporaryFile | undefined;
  /** The origin that the browser used. On loopback there are several. */
  ownOrigin: string;
  /** The stylesheet, for responses outside the pages. */
  stylesheets: readonly string[];
  /** The token's member on /api/v1. There are no cookies, and the viewer is anonymous. */
  bearer: Bearer;
  look: InstanceLook;
  /** The nonce of inline scripts and styles in this response. */
  nonce: string;
  /** The body is longer than its address takes. Reading it throws BodyTooLargeError. */
  isBodyTooLarge: boolean;
  /** The viewer's guest id. Creates one and sets its cookie when there was none. */
  ensureGuestId: () => string;
};

export const requestContext = createContext<RequestContext>();

/** Creates the context of a value that a middleware of a route finds for its loader or action. */
export function createRouteContext<Value>(): RouterContext<Value> {
  return createContext<Value>();
}

/** The member of a route behind `requireMember` or `membersOnly`. */
export const memberContext = createContext<Member>();

/** The admin of a route behind `adminsOnly`. */
export const adminContext = createContext<Admin>();

/** What a loader or an action of any route reads. */
export type RouteArgs = {
  request: Request;
  context: Readonly<RouterContextProvider>;
};

/** A failure of a loader or an action with a response of its own. */
export const failureContext = createContext<
  | 'storage-full'
  | 'database-away'
  | 'gone'
  | 'not-found'
  | 'unknown-form'
  | 'mill-busy'
  | 'too-large'
  | null
>(null);
