import { useRouteLoaderData } from 'react-router';
import { HOUSE_LOOK, type InstanceLook } from '../../platform/text/instance-look.ts';
import type { Flash } from '../../platform/http/flash.ts';
import { OPEN_SITE, type SiteSwitches } from '../../domain/instance/site-switches.ts';
import type { PasskeyOffer, SignInOption } from '../../domain/members/sign-in-option.ts';
import type { PublicViewer } from '../../domain/members/viewer.ts';

/** Data of the root loader. */
export type SiteData = {
  /** The absolute address of this site, for links that leave it. */
  origin: string;
  viewer: PublicViewer;
  signInOptions: SignInOption[];
  passkeys: PasskeyOffer;
  look: InstanceLook;
  /** `isPrivate`: this viewer may open nothing but the way in. */
  switches: SiteSwitches;
  /** The patterns of the pages that the switches close to this viewer. */
  closed: readonly string[];
  /** Whether the sidebar is collapsed. */
  isSidebarClosed: boolean;
  /** The host of the model that gets what is typed, where that is not this machine. */
  textGoesTo: string | null;
  /** Whether there is a model to ask. */
  hasModel: boolean;
  /** OPERATOR_CONTACT. */
  contact: string | null;
  /** What became of the form that led to this page, where it was sent without script. */
  flash: Flash | null;
};

const UNKNOWN: SiteData = {
  origin: '',
  viewer: { kind: 'guest' },
  signInOptions: [],
  passkeys: null,
  look: HOUSE_LOOK,
  switches: OPEN_SITE,
  closed: [],
  isSidebarClosed: false,
  textGoesTo: null,
  hasModel: false,
  contact: null,
  flash: null,
};

/** Returns the root loader's data, or a guest's defaults when the root loader failed. */
export function useSiteData(): SiteData {
  return useRouteLoaderData<SiteData>('root') ?? UNKNOWN;
}

/** Returns the look of this instance. */
export function useInstanceLook(): InstanceLook {
  return useSiteData().look;
}

/** Returns the current viewer. */
export function useViewer(): PublicViewer {
  return useSiteData().viewer;
}

/** Returns whether a page without parameters is there: links to others are left out. */
export function useIsOpen(): (path: string) => boolean {
  const { closed } = useSiteData();
  return (path) => !closed.includes(path);
}

/** Returns the switches of the instance. */
export function useSwitches(): SiteSwitches {
  return useSiteData().switches;
}
