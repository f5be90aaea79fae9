import { useGetWebSettingsQuery } from '@tuyuan/api-client/site/index-data.ts';
import type { SettingName } from '@tuyuan/contract/site/setting-definitions.ts';

type WebSettings = Readonly<Record<SettingName, { readonly value: string }>>;

export const DEFAULT_SITE_NAME = '图苑';
export const DEFAULT_SITE_DESCRIPTION = '本土摄影师的图片库与社区。每一张都有作者、有授权、可追溯。';

export function settingOf(settings: WebSettings | undefined, name: SettingName): string {
  return settings?.[name]?.value ?? '';
}

/** Returns a site setting; "" if it is not set or not loaded. */
export function useSetting(name: SettingName): string {
  const { data } = useGetWebSettingsQuery();
  return settingOf(data, name);
}

export function useSiteName(): string {
  return useSetting('siteName') || DEFAULT_SITE_NAME;
}
