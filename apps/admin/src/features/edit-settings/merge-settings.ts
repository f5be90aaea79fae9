import type { SettingName } from '@tuyuan/contract/setting-definitions.ts';
import { settingNames } from '@tuyuan/contract/setting-definitions.ts';

export type SettingValues = Readonly<Record<SettingName, string>>;

export interface Merged {
  /** What the form shows now: mine where I changed something, theirs elsewhere. */
  readonly values: SettingValues;
  /** What somebody else changed meanwhile. */
  readonly theirs: readonly SettingName[];
  /** Those of them that I have changed too, to something else. */
  readonly clashes: readonly SettingName[];
}

/** Names whose values differ. */
export function changedNames(from: SettingValues, to: SettingValues): SettingName[] {
  return settingNames.filter((name) => from[name] !== to[name]);
}

/** Brings what is typed over what somebody else has saved since `base` was read: nothing of either is lost unseen. */
export function mergeSettings(base: SettingValues, mine: SettingValues, saved: SettingValues): Merged {
  const typed = new Set(changedNames(base, mine));
  const theirs = changedNames(base, saved);
  const values = { ...saved };
  for (const name of typed) values[name] = mine[name];
  return { values, theirs, clashes: theirs.filter((name) => typed.has(name) && mine[name] !== saved[name]) };
}
