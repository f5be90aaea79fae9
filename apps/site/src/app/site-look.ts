import type { ResultOf } from '@tuyuan/api-client/endpoint-types.ts';
import type { getTheme } from '@tuyuan/contract/site/mfui-setting.ts';
import { lookCss } from '@tuyuan/ui/look-css.ts';

export const THEME_PATH: (typeof getTheme)['path'] = '/api/services/app/mFUISetting/GetTheme';

interface SiteLook {
  readonly css: string;
  readonly version: string;
  readonly defaultMode: 'light' | 'dark' | 'auto';
}

function isTheme(value: unknown): value is ResultOf<typeof getTheme> {
  return typeof value === 'object' && value !== null && 'primaryColor' in value && 'siteVersion' in value;
}

/** Returns the look in an answer of `GetTheme`; undefined for any other answer. */
export function siteLookOf(body: unknown): SiteLook | undefined {
  const result = typeof body === 'object' && body !== null && 'result' in body ? body.result : undefined;
  if (!isTheme(result)) return undefined;
  return { css: lookCss(result), version: result.siteVersion, defaultMode: result.defaultMode };
}
