import { useGetThemeQuery } from '@tuyuan/api-client/site/mfui-setting.ts';
import { lookCss } from '@tuyuan/ui/look-css.ts';
import { showThemePreference } from '@tuyuan/ui/theme-preference.ts';
import { useEffect, useState } from 'react';
import { type KeptLook, keepLook, keptLook } from './kept-look.ts';

const EVERY_MS = 30_000;

/** Returns the tenant's colours as CSS, "" for the default tokens; until the server answers, those last seen on this phone. */
export function useSiteLook(): string {
  const { data } = useGetThemeQuery(undefined, { pollingInterval: EVERY_MS, skipPollingIfUnfocused: true });
  const [first] = useState(keptLook);
  const look: KeptLook | undefined = data ?? first;
  const defaultMode = look?.defaultMode ?? 'auto';
  useEffect(() => {
    document.documentElement.dataset.defaultTheme = defaultMode;
    showThemePreference();
  }, [defaultMode]);
  useEffect(() => {
    if (data) keepLook(data);
  }, [data]);
  return look === undefined ? '' : lookCss(look);
}
