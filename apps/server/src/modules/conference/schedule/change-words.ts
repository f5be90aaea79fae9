import type { ChangedField, SessionChange } from '@tuyuan/contract/conference/schedule-fields.ts';
import type { ContentDiff } from './compare-contents.ts';

const fieldNames: Partial<Record<ChangedField, string>> = {
  state: '状态',
  time: '时间',
  room: '会场',
  title: '题目',
  speakers: '讲者',
};
const maxTitleLength = 30;

/** Returns the notice of a changed session: the change in the title, old and new values below. */
export function changeWords({ content, kind, changes }: ContentDiff): { title: string; body: string } {
  const { title } = content.facts;
  const name = `「${title.length > maxTitleLength ? `${title.slice(0, maxTitleLength)}…` : title}」`;
  return { title: `${name}${headline(kind, changes)}`, body: bodyOf({ content, kind, changes }) };
}

function headline(kind: ContentDiff['kind'], changes: readonly SessionChange[]): string {
  if (kind === 'cancelled' || kind === 'removed') return '已取消';
  if (kind === 'restored') return '恢复举行';
  const change = (field: ChangedField) => changes.find((candidate) => candidate.field === field);
  const [time, room] = [change('time'), change('room')];
  if (time && room) return '改了时间和会场';
  if (time) return `改到 ${time.to}`;
  if (room) return `改到${room.to}`;
  return change('speakers') ? '讲者有变' : '有变动';
}

function bodyOf({ content, kind, changes }: ContentDiff): string {
  if (kind === 'removed' || kind === 'cancelled')
    return [content.facts.cancelledReason, '你订的座位已释放，收藏还在。'].filter(Boolean).join('。');
  return changes
    .flatMap(({ field, from, to }) => {
      const label = fieldNames[field];
      return label === undefined ? [] : [`${label}：${from} → ${to}`];
    })
    .join('\n');
}
