import { api } from '@tuyuan/api-client/api.ts';
import { useGetThemeQuery } from '@tuyuan/api-client/site/mfui-setting.ts';
import type { Look } from '@tuyuan/ui/look-css.ts';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { setFallbackTheme } from './theme-choice.ts';

const EVERY_MS = 8000;
const KEY = 'look';

/** Returns the look last seen in this browser, so that the first render has the right colour before the server has answered. */
function lastLook(): Look | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('primaryColor' in stored) || !('radius' in stored))
      return undefined;
    const { primaryColor, radius } = stored;
    return typeof primaryColor === 'string' && typeof radius === 'number' ? { primaryColor, radius } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the site's look, polled every eight seconds while the console is visible; settings are refetched when they changed. */
export function useSiteLook(): Look | undefined {
  const dispatch = useDispatch();
  const { data } = useGetThemeQuery(undefined, { pollingInterval: EVERY_MS, skipPollingIfUnfocused: true });
  const seenVersion = useRef<string>(undefined);
  useEffect(() => {
    if (!data) return;
    setFallbackTheme(data.defaultMode);
    localStorage.setItem(KEY, JSON.stringify({ primaryColor: data.primaryColor, radius: data.radius }));
    if (seenVersion.current !== undefined && seenVersion.current !== data.siteVersion)
      dispatch(api.util.invalidateTags(['Site']));
    seenVersion.current = data.siteVersion;
  }, [data, dispatch]);
  return data ?? lastLook();
}
