import type { ChangedField, SessionChange } from '@tuyuan/contract/conference/schedule-fields.ts';

const fieldNames: Readonly<Record<ChangedField, string>> = {
  title: '题目',
  time: '时间',
  room: '会场',
  speakers: '讲者',
  track: '类别',
  abstract: '介绍',
  seats: '订座',
  state: '状态',
};

/** `时间：13:30 → 14:00`; of a long text only that it is another. */
export function changeLine({ field, from, to }: SessionChange): string {
  return field === 'abstract' ? '介绍有改动' : `${fieldNames[field]}：${from || '无'} → ${to || '无'}`;
}
