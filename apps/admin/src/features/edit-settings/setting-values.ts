import type { SettingName } from '@tuyuan/contract/setting-definitions.ts';

export type SettingValues = Readonly<Record<SettingName, string>>;
