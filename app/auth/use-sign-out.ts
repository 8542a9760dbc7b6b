import { useCallback } from 'react';
import { tellAuth } from './auth-channel.ts';

/** Signs this browser out and tells its other tabs. False when the server could not be reached. */
export function useSignOut(): () => Promise<boolean> {
  return useCallback(async () => {
    try {
      const headers = { accept: 'application/json' };
      const answer = await fetch('/auth/sign-out', { method: 'POST', headers });
      if (!answer.ok) return false;
      tellAuth({ v: 1, type: 'signed-out' });
      return true;
    } catch {
      return false;
    }
  }, []);
}
