import { isDeepStrictEqual } from 'node:util';
import type { SessionChange } from '@tuyuan/contract/conference/schedule-fields.ts';
import type { DiffKind } from '@tuyuan/contract/conference/schedule-publishing.ts';
import type { SessionContent } from './published-facts.ts';
import { spanWords } from './span-words.ts';

export interface ContentDiff {
  content: SessionContent;
  kind: DiffKind;
  /** Empty where only what no chip shows is different: a biography, a colour. */
  changes: SessionChange[];
}

/** Returns the differences between two schedules, in the order of the later one. */
export function compareContents(
  before: readonly SessionContent[],
  after: readonly SessionContent[],
  timeZone: string,
): ContentDiff[] {
  const old = new Map(before.map((content) => [content.id, content]));
  const now = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !now.has(id)).map((content) => ({ ...content, state: 'removed' as const }));
  return [...after, ...gone].flatMap((content) => {
    const diff = compareContent(old.get(content.id) ?? null, content, timeZone);
    return diff ? [diff] : [];
  });
}

export function compareContent(
  before: SessionContent | null,
  content: SessionContent,
  timeZone: string,
): ContentDiff | null {
  const was = before === null || before.state === 'removed' ? null : before;
  if (was === null) return content.state === 'removed' ? null : { content, kind: 'added', changes: [] };
  if (content.state === 'removed') return { content, kind: 'removed', changes: [] };
  if (isDeepStrictEqual(was, content)) return null;
  const changes = changesBetween(was, content, timeZone);
  if (was.state === content.state) return { content, kind: 'changed', changes };
  return { content, kind: content.state === 'cancelled' ? 'cancelled' : 'restored', changes };
}

const stateWords = (content: SessionContent) =>
  content.state === 'on'
    ? '照常举行'
    : content.facts.cancelledReason === ''
      ? '已取消'
      : `已取消：${content.facts.cancelledReason}`;
const roomWords = ({ facts: { room } }: SessionContent) =>
  room === null ? '未定' : room.place === '' ? room.name : `${room.name} ${room.place}`;
const speakerWords = ({ facts }: SessionContent) => facts.speakers.map(({ name }) => name).join('、') || '未定';
const seatWords = ({ seatLimit }: SessionContent) => (seatLimit === null ? '不用订座' : `${seatLimit} 座`);

function changesBetween(before: SessionContent, after: SessionContent, timeZone: string): SessionChange[] {
  const isSameTime = before.startTime === after.startTime && before.endTime === after.endTime;
  const [fromTime, toTime] = isSameTime ? ['', ''] : spanWords(before, after, timeZone);
  const all: SessionChange[] = [
    { field: 'state', from: stateWords(before), to: stateWords(after) },
    { field: 'time', from: fromTime, to: toTime },
    { field: 'room', from: roomWords(before), to: roomWords(after) },
    { field: 'title', from: before.facts.title, to: after.facts.title },
    { field: 'speakers', from: speakerWords(before), to: speakerWords(after) },
    { field: 'track', from: before.facts.track?.name ?? '无', to: after.facts.track?.name ?? '无' },
    { field: 'seats', from: seatWords(before), to: seatWords(after) },
    { field: 'abstract', from: before.facts.abstract, to: after.facts.abstract },
  ];
  return all.filter(({ from, to }) => from !== to);
}
