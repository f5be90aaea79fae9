import { randomId } from '@tuyuan/api-client/random-id.ts';

const key = 'checker-device';

/** Returns whether this phone has ever been used for checking. */
export const hasChecked = () => localStorage.getItem(key) !== null;

/** Returns this phone's key, whichever user is logged in. */
export function deviceKey(): string {
  const kept = localStorage.getItem(key);
  if (kept !== null) return kept;
  const made = randomId();
  localStorage.setItem(key, made);
  return made;
}
