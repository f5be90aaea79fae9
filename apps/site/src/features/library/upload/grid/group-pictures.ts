import { parseDate } from '@tuyuan/format/date.ts';
import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';

interface Groupable {
  readonly id: number;
  /** `yyyy-MM-ddTHH:mm:ss`, or null. */
  readonly takenAt: string | null;
  /** Name of the place, or "". */
  readonly place: string;
}

export interface PictureGroup<Picture extends Groupable> {
  readonly key: string;
  /** 10 月 24 日 清晨 · 纳帕海 */
  readonly title: string;
  /** 06:48–09:10, or "". */
  readonly span: string;
  readonly pictures: readonly Picture[];
}

const maxGapMs = 2 * 60 * 60_000;

const dayParts: readonly (readonly [fromHour: number, name: string])[] = [
  [19, '夜晚'],
  [17, '傍晚'],
  [14, '下午'],
  [12, '中午'],
  [9, '上午'],
  [5, '清晨'],
  [0, '凌晨'],
];

function dayPartOf(takenAt: string): string {
  const hour = Number(wireClock(takenAt).slice(0, 2));
  return dayParts.find(([from]) => hour >= from)?.[1] ?? '';
}

function isNext(before: Groupable, after: Groupable): boolean {
  const gap = (parseDate(after.takenAt)?.getTime() ?? 0) - (parseDate(before.takenAt)?.getTime() ?? 0);
  return gap <= maxGapMs && (before.place === after.place || before.place === '' || after.place === '');
}

function groupOf<Picture extends Groupable>(pictures: readonly Picture[]): PictureGroup<Picture> {
  const [first] = pictures;
  const from = first?.takenAt;
  const to = pictures.at(-1)?.takenAt;
  const key = String(first?.id);
  if (!from || !to) return { key: 'untimed', title: '没有拍摄时间', span: '', pictures };
  const place = pictures.find((picture) => picture.place !== '')?.place;
  const [start, end] = [wireClock(from), wireClock(to)];
  const span = start === end ? start : `${start}–${end}`;
  return { key, title: `${wireDay(from)} ${dayPartOf(from)}${place ? ` · ${place}` : ''}`, span, pictures };
}

/** Groups pictures by shooting time, a new group after two hours or at another place; those without a time come last. */
export function groupPictures<Picture extends Groupable>(pictures: readonly Picture[]): PictureGroup<Picture>[] {
  const timed = pictures.filter(({ takenAt }) => takenAt !== null);
  const untimed = pictures.filter(({ takenAt }) => takenAt === null);
  const sorted = timed.toSorted((one, other) => ((one.takenAt ?? '') < (other.takenAt ?? '') ? -1 : 1));
  const groups: Picture[][] = [];
  for (const picture of sorted) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const place = group?.find((each) => each.place !== '')?.place ?? '';
    if (group && before && isNext({ ...before, place }, picture)) group.push(picture);
    else groups.push([picture]);
  }
  return [...groups, ...(untimed.length > 0 ? [untimed] : [])].map(groupOf);
}
