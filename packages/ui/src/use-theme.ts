import { useSyncExternalStore } from 'react';
import type { ThemePreference } from './theme-preference.ts';
import { readThemePreference, subscribeToTheme } from './theme-preference.ts';
import { useMediaQuery } from './use-media-query.ts';

/** Returns the user's preference and whether the page is dark now: `auto` and light on the server and until hydration ends. */
export function useTheme(): { readonly preference: ThemePreference; readonly isDark: boolean } {
  const preference = useSyncExternalStore(subscribeToTheme, readThemePreference, () => 'auto' as const);
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  return { preference, isDark: preference === 'dark' || (preference === 'auto' && isSystemDark) };
}
