import { randomId } from '@tuyuan/api-client/random-id.ts';

const key = 'checker-device';

/** Whether somebody has ever checked with this phone. */
export const hasChecked = () => localStorage.getItem(key) !== null;

/** Tells this phone from the others, whoever is logged in on it. */
export function deviceKey(): string {
  const kept = localStorage.getItem(key);
  if (kept !== null) return kept;
  const made = randomId();
  localStorage.setItem(key, made);
  return made;
}
