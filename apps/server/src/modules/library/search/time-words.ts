import type { WallTime } from '@tuyuan/format/wall-time.ts';
import { facetKinds } from './facet-kinds.ts';

/** A time somebody asks for. */
export interface TimeWord {
  /** As typed. */
  text: string;
  /** Any of these facets; one that ends in `*` is the beginning of facets. */
  facets: string[];
  /** How titles and labels write it. */
  written: string[];
}

export interface ReadTimes {
  /** The text without the times. */
  rest: string;
  times: TimeWord[];
}

const numeral = '(?:[0-9]{1,3}|[一二两三四五六七八九十]{1,3})';
const digits = '零一二三四五六七八九';

/** Reads 12, 十二 and 二十一. */
function numberOf(text: string): number {
  if (/^[0-9]+$/.test(text)) return Number(text);
  const digitOf = (digit: string) => digits.indexOf(digit === '两' ? '二' : digit);
  const [tens = '', ones = ''] = text.includes('十') ? text.split('十') : ['零', text];
  return (tens === '' ? 1 : Math.max(0, digitOf(tens))) * 10 + (ones === '' ? 0 : Math.max(0, digitOf(ones)));
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Written `20261120`, `daysBefore` the given day. */
function dayText({ year, month, day }: WallTime, daysBefore = 0): string {
  const date = new Date(Date.UTC(year, month - 1, day - daysBefore));
  return `${date.getUTCFullYear()}${twoDigits(date.getUTCMonth() + 1)}${twoDigits(date.getUTCDate())}`;
}

function monthText({ year, month }: WallTime, monthsBefore: number): string {
  const date = new Date(Date.UTC(year, month - 1 - monthsBefore, 1));
  return `${date.getUTCFullYear()}${twoDigits(date.getUTCMonth() + 1)}`;
}

const upTo = (length: number) => Array.from({ length }, (_, index) => index);
const months = (...numbers: number[]) => numbers.map((month) => `${facetKinds.month}${month}`);

/** The months of a season, part of a year or season of a festival's year. */
export const seasonMonths: Record<string, string[]> = {
  春: months(3, 4, 5),
  夏: months(6, 7, 8),
  秋: months(9, 10, 11),
  冬: months(12, 1, 2),
};

const daysIn: Record<string, number> = { 天: 1, 日: 1, 周: 7, 星期: 7, 礼拜: 7, 月: 30 };
const daysAgo: Record<string, number> = { 今: 0, 昨: 1, 前: 2 };
const yearsAgo: Record<string, number> = { 今: 0, 本: 0, 去: 1, 前: 2, 大前: 3 };
const maxDays = 92;

function year(text: string, value: number): TimeWord {
  return { text, facets: [`${facetKinds.year}${value}`], written: [`${value}`] };
}

type Rule = [RegExp, (found: RegExpExecArray, now: WallTime, kind: string) => TimeWord[]];

/** Tried in this order; each takes its text away from those after it. */
const rules: Rule[] = [
  [
    /([12][0-9]{3})\s?[年./-]\s?([0-9]{1,2})\s?[月./-]\s?([0-9]{1,2})\s?[日号]?/u,
    ([text, y, m, d], _now, kind) => [
      { text, facets: [`${kind}${y}${twoDigits(Number(m))}${twoDigits(Number(d))}`], written: [] },
    ],
  ],
  [
    /(今|昨|前)[天日](?!年)/u,
    ([text, word = ''], now, kind) => [{ text, facets: [`${kind}${dayText(now, daysAgo[word])}`], written: [] }],
  ],
  [
    new RegExp(`(?:最近|近|过去)(?:的)?(${numeral})?个?(天|日|周|星期|礼拜|月)`, 'u'),
    ([text, count = '1', unit = ''], now, kind) => {
      const days = Math.min(maxDays, numberOf(count) * (daysIn[unit] ?? 1));
      return [{ text, facets: upTo(days + 1).map((day) => `${kind}${dayText(now, day)}`), written: [] }];
    },
  ],
  [
    /(上|本|这)个?(周|星期|礼拜)/u,
    ([text, which], now, kind) => {
      const weekday = (new Date(Date.UTC(now.year, now.month - 1, now.day)).getUTCDay() + 6) % 7;
      const monday = which === '上' ? weekday + 7 : weekday;
      return [{ text, facets: upTo(7).map((day) => `${kind}${dayText(now, monday - day)}`), written: [] }];
    },
  ],
  [
    /(上|本|这)个?月/u,
    ([text, which], now, kind) => [
      { text, facets: [`${kind}${monthText(now, which === '上' ? 1 : 0)}*`], written: [] },
    ],
  ],
  [new RegExp(`(${numeral})年(?:以)?前`, 'u'), ([text, count = ''], now) => [year(text, now.year - numberOf(count))]],
  [/(大前|今|本|去|前)年/u, ([text, word = ''], now) => [year(text, now.year - (yearsAgo[word] ?? 0))]],
  [/(?<![0-9a-z])((?:19|20)[0-9]{2})(?:年|(?![0-9a-z]))/u, ([text, value]) => [year(text, Number(value))]],
  [
    /(?<![0-9a-z])([0-9]{2})年/u,
    ([text, value], now) => (Number(value) <= now.year % 100 ? [year(text, 2000 + Number(value))] : []),
  ],
  [
    /(上|下)半年/u,
    ([text, half]) => [
      { text, facets: half === '上' ? months(1, 2, 3, 4, 5, 6) : months(7, 8, 9, 10, 11, 12), written: [] },
    ],
  ],
  [
    /(?<![0-9零一二两三四五六七八九十])(1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九])月(?:份|(?!亮|光|色|季|饼|街))/u,
    ([text, value = '']) => {
      const month = numberOf(value);
      return [{ text, facets: months(month), written: [text.replace('份', '')] }];
    },
  ],
];

/** Splits off the times that a text names; `now` is the wall time where the library is. With 上传 or 发布 they are times of publication. */
export function readTimes(text: string, now: WallTime): ReadTimes {
  const publication = /上传|发布|更新|新增|上新/u;
  const isPublication = publication.test(text);
  const kind = isPublication ? facetKinds.published : facetKinds.day;
  const times: TimeWord[] = [];
  let rest = text;
  for (const [pattern, read] of rules) {
    const found = pattern.exec(rest);
    if (found === null) continue;
    const words = read(found, now, kind);
    if (words.length === 0) continue;
    times.push(...words);
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
  }
  return { rest: isPublication && times.length > 0 ? rest.replace(publication, ' ') : rest, times };
}
