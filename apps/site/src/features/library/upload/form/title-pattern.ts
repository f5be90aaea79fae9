/** Words in braces that a title pattern replaces by each picture's own. */
export const titleTokens = ['地点', '日期', '序号', '原标题', '图集名'] as const;
export type TitleToken = (typeof titleTokens)[number];

export interface TitleFacts {
  readonly place: string;
  /** `yyyy-MM-ddTHH:mm:ss`, or null. */
  readonly takenAt: string | null;
  readonly title: string;
  readonly fileName: string;
  /** Name of the album, or "". */
  readonly album: string;
}

const maxTitleLength = 100;
const tokenPattern = new RegExp(`[{｛](${titleTokens.join('|')})[}｝]`, 'g');

export function tokenText(token: TitleToken): string {
  return `{${token}}`;
}

/** Splits a pattern into its tokens and the text between them. */
export function patternParts(pattern: string): { readonly text: string; readonly isToken: boolean }[] {
  const parts = pattern.split(new RegExp(`(${tokenPattern.source.replace('(', '(?:')})`, 'g'));
  return parts.filter((text) => text !== '').map((text) => ({ text, isToken: text.search(tokenPattern) === 0 }));
}

function stemOf(fileName: string): string {
  return fileName.replace(/[.][^.]+$/, '');
}

function dayOf(takenAt: string | null): string {
  const [, month, day] = /^\d{4}-(\d{2})-(\d{2})/.exec(takenAt ?? '') ?? [];
  return month && day ? `${Number(month)}月${Number(day)}日` : '';
}

/** Returns each picture's title by the pattern. Numbers have as many digits as the last one, two at least; what a picture lacks is left out. */
export function titlesBy(pattern: string, pictures: readonly TitleFacts[]): string[] {
  const digits = Math.max(2, String(pictures.length).length);
  return pictures.map((picture, index) => {
    const values: Readonly<Record<string, string>> = {
      地点: picture.place,
      日期: dayOf(picture.takenAt),
      序号: String(index + 1).padStart(digits, '0'),
      原标题: picture.title || stemOf(picture.fileName),
      图集名: picture.album,
    };
    const title = pattern.replace(tokenPattern, (_whole, token: string) => values[token] ?? '');
    return title.replace(/\s+/g, ' ').trim().slice(0, maxTitleLength);
  });
}

/** 纳帕海清晨 01、纳帕海清晨 02 … 纳帕海清晨 24 */
export function exampleOf(titles: readonly string[]): string {
  if (titles.length <= 3) return titles.join('、');
  return `${titles.slice(0, 2).join('、')} … ${titles.at(-1)}`;
}
