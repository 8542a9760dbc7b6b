import { useState } from 'react';
import { parseProfile, type Profile } from '../../domain/members/profile.ts';
import {
  onForget,
  parseEntry,
  readEntry,
  recordOf,
  writeEntry,
} from '../../platform/browser/web-storage.ts';
import { useHydrated } from '../../ui/hydration.ts';

const KEY = 'broetry-card-profile';

/** The name and headline that a guest has put on the cards of this device; null without any. */
export function readDeviceProfile(): Profile | null {
  const parsed = parseProfile(recordOf(parseEntry(readEntry('localStorage', KEY))));
  return parsed.ok ? parsed.profile : null;
}

/** Stores the name and headline of a guest; null removes them. They go at a sign-out, too: the next person is another one. */
export function saveDeviceProfile(profile: Profile | null): void {
  writeEntry('localStorage', KEY, profile && JSON.stringify(profile));
}

onForget(() => saveDeviceProfile(null));

/** The profile of this device, for a guest only. Null on the server and for a member, whose account has it. */
export function useDeviceProfile(isGuest: boolean) {
  const [, setSaved] = useState<Profile | null>(null);
  const isKnown = useHydrated() && isGuest;
  const save = (profile: Profile) => {
    saveDeviceProfile(profile);
    setSaved(profile);
  };
  return { profile: isKnown ? readDeviceProfile() : null, save };
}
