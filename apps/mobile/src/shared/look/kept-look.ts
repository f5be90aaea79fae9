import type { Look } from '@tuyuan/ui/look-css.ts';
import { type ThemePreference, toThemePreference } from '@tuyuan/ui/theme-preference.ts';

const KEY = 'look';

export interface KeptLook extends Look {
  readonly defaultMode: ThemePreference;
}

/** Returns the look last seen on this phone, so that the first paint has the right colours. */
export function keptLook(): KeptLook | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('primaryColor' in stored) || !('radius' in stored))
      return undefined;
    const { primaryColor, radius } = stored;
    if (typeof primaryColor !== 'string' || typeof radius !== 'number') return undefined;
    const mode = 'defaultMode' in stored && typeof stored.defaultMode === 'string' ? stored.defaultMode : undefined;
    return { primaryColor, radius, defaultMode: toThemePreference(mode) };
  } catch {
    return undefined;
  }
}

export function keepLook({ primaryColor, radius, defaultMode }: KeptLook): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ primaryColor, radius, defaultMode }));
  } catch {
    // Without storage the look comes with the server's answer.
  }
}
