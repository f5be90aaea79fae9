/** Views of the office's page; the first is its summary. `view` in the address. */
export const officeViews = ['command', 'conflicts', 'devices', 'meals', 'latest', 'notices', 'compose'] as const;
type OfficeView = (typeof officeViews)[number];

export const officeTitles: Readonly<Record<OfficeView, string>> = {
  command: '会务指挥',
  conflicts: '判冲突',
  devices: '核验设备',
  meals: '用餐和礼品',
  latest: '现场动态',
  notices: '发过的通知',
  compose: '发通知',
};
