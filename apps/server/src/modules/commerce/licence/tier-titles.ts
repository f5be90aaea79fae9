import type { LicenceTier } from '@tuyuan/contract/library/image.ts';

export const tierTitles: Readonly<Record<LicenceTier, string>> = {
  editorial: '编辑用',
  commercial: '商用',
  extended: '扩展',
};
