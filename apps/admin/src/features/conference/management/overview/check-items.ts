import type { PublishProblem } from '@tuyuan/contract/conference/publishing.ts';
import type { ReadinessProblem } from '@tuyuan/contract/conference/rehearsal.ts';

export interface CheckItem {
  readonly level: 'block' | 'warn';
  readonly text: string;
  /** Last part of the address of the page that mends it. */
  readonly page: string;
  readonly label: string;
}

const publishLabels: Readonly<Record<PublishProblem['tab'], string>> = { facts: '基本信息', 'ticket-types': '票种' };

/** Pages of what has to be ready on the day; the other tabs repeat what publishing asks for. */
const readinessPages: Partial<Record<ReadinessProblem['tab'], readonly [page: string, label: string]>> = {
  schedule: ['schedule', '日程'],
  checkIn: ['check-in', '签到'],
  vouchers: ['vouchers', '餐券礼券'],
  duty: ['duty', '值班'],
  stay: ['stays', '住宿'],
};

/** Returns what keeps the conference from being published or held well, the worst first. */
export function checkItems(problems: readonly PublishProblem[], readiness: readonly ReadinessProblem[]): CheckItem[] {
  const items = [
    ...problems.map(({ level, text, tab }) => ({ level, text, page: tab, label: publishLabels[tab] })),
    ...readiness.flatMap(({ level, text, tab }) => {
      const place = readinessPages[tab];
      return place ? [{ level, text, page: place[0], label: place[1] }] : [];
    }),
  ];
  return items.sort((a, b) => Number(a.level === 'warn') - Number(b.level === 'warn'));
}
