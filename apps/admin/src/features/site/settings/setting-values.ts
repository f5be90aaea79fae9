import type { SettingName } from '@tuyuan/contract/site/setting-definitions.ts';

export type SettingValues = Readonly<Record<SettingName, string>>;
