import type { ActivityRules } from '@tuyuan/contract/contest/activity-rules.ts';
import {
  type AiUse,
  aiUses,
  aiUseWords,
  type EntryKind,
  entryKindWords,
} from '@tuyuan/contract/contest/activity-words.ts';
import type { EntryCheck } from '@tuyuan/contract/contest/entry.ts';
import { type EntryCheckKey, entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import { judgeBytes, judgeCaptured, judgeLongEdge } from '@tuyuan/format/picture-limits.ts';
import type { PictureFacts } from './picture-facts.repository.ts';

interface CheckedEntry {
  kind: EntryKind;
  title: string;
  category: string;
  aiUse: AiUse | null;
  explanation: string;
}

/** `value` passes unless a next step is named. */
type Finding = Pick<EntryCheck, 'value'> & Partial<Pick<EntryCheck, 'limit' | 'next' | 'result' | 'lookAlike'>>;
type PictureCheck = (picture: PictureFacts) => Finding | null;

/** Whether a work with these checks can be sent in. */
export function isSendable(checks: readonly EntryCheck[]): boolean {
  return checks.every(({ result }) => result === 'passed');
}

/** Looks at a work as the activity's rules want it. */
export function entryChecks(
  entry: CheckedEntry,
  rules: ActivityRules,
  pictures: readonly PictureFacts[],
  timeZone: string,
): EntryCheck[] {
  const usable = pictures.filter(({ isUsable }) => isUsable);
  const each = (key: EntryCheckKey, check: PictureCheck) => ofPictures(key, usable, check);
  return [
    ...ofPictures('files', pictures, ({ isUsable }) =>
      isUsable ? null : { value: '图片已删除或不能用', limit: '自己的、处理好的图片', next: '换一张图片' },
    ),
    one('count', countFinding(entry, rules, pictures.length)),
    ...each('bytes', ({ bytes }) => judgeBytes(bytes, rules.maxMegabytes)),
    ...each('longEdge', ({ width, height }) => judgeLongEdge(Math.max(width ?? 0, height ?? 0), rules.minLongEdge)),
    ...each('captured', capturedIn(rules, timeZone)),
    ...each('exif', exifOf(rules)),
    ...each('duplicate', duplicateOf),
    ...each('lookAlike', (picture) => lookAlikeOf(picture, entry.explanation)),
    one('title', entry.title === '' ? { value: '没有题目', next: '写一个题目' } : { value: entry.title }),
    ...categoryChecks(entry, rules),
    one('aiUse', aiFinding(entry, rules)),
  ];
}

function one(key: EntryCheckKey, finding: Finding, place: number | null = null): EntryCheck {
  const { value, limit = '', next = '', result = next === '' ? 'passed' : 'failed', lookAlike = null } = finding;
  return { key, result, place, value, limit, next, lookAlike };
}

/** Each picture that doesn't pass, else one line for all. */
function ofPictures(key: EntryCheckKey, pictures: readonly PictureFacts[], check: PictureCheck): EntryCheck[] {
  const isSeries = pictures.length > 1;
  const findings = pictures.flatMap((picture, index) => {
    const finding = check(picture);
    return finding ? [one(key, finding, isSeries ? index + 1 : null)] : [];
  });
  const telling = findings.filter(({ result, lookAlike }) => result !== 'passed' || lookAlike !== null);
  const [first] = findings;
  if (telling.length > 0 || !first) return telling;
  return [isSeries ? { ...first, place: null, value: `${pictures.length} 张都合格` } : first];
}

function countFinding({ kind }: CheckedEntry, rules: ActivityRules, pictures: number): Finding {
  if (!rules.entryKinds.includes(kind)) {
    const taken = rules.entryKinds.map((each) => entryKindWords[each]).join('和');
    return { value: entryKindWords[kind], limit: `只收${taken}`, next: `改为${taken}` };
  }
  const [least, most] = kind === 'single' ? [1, 1] : [2, rules.seriesMost];
  const limit = least === most ? `${most} 张` : `${least}–${most} 张`;
  const value = `${pictures} 张`;
  if (pictures < least) return { value, limit, next: `再加 ${least - pictures} 张` };
  return pictures > most ? { value, limit, next: `去掉 ${pictures - most} 张` } : { value, limit };
}

function capturedIn({ capturedFrom: from, capturedTo: to }: ActivityRules, timeZone: string): PictureCheck {
  return ({ takenAt }) => judgeCaptured(takenAt, { from, to }, timeZone);
}

function exifOf({ needsExif }: ActivityRules): PictureCheck {
  return ({ camera }) => {
    const name = [camera.make, camera.model].filter((part) => part !== null).join(' ');
    if (name !== '') return { value: name, limit: needsExif ? '要保留 EXIF' : '' };
    return needsExif ? { value: '没有 EXIF', limit: '要保留 EXIF', next: '换保留了 EXIF 的原图' } : null;
  };
}

function duplicateOf({ sameAs }: PictureFacts): Finding {
  if (!sameAs) return { value: '没有相同的作品' };
  const number = sameAs.number === null ? '' : `${entryNumber(sameAs.number)} `;
  const title = sameAs.title === '' ? '' : `「${sameAs.title}」`;
  return {
    value: `已用在${sameAs.activityName}的作品 ${number}${title}`.trimEnd(),
    limit: '同一张图只投一次',
    next: '换一张图片',
  };
}

function lookAlikeOf({ lookAlike, sameAs }: PictureFacts, explanation: string): Finding | null {
  if (!lookAlike || sameAs) return null;
  const value = `与作品${lookAlike.number === null ? '' : ` ${entryNumber(lookAlike.number)}`} 相似 ${Math.round(lookAlike.likeness * 100)}%`;
  const limit = '同机位、不同时间的可以投';
  return explanation === ''
    ? { value, limit, next: '写一句说明', result: 'asks', lookAlike }
    : { value, limit, lookAlike };
}

function categoryChecks({ category }: CheckedEntry, { categories }: ActivityRules): EntryCheck[] {
  if (categories.length === 0) return [];
  const found = categories.find(({ key }) => key === category);
  return [one('category', found ? { value: found.name } : { value: '没有选分类', next: '选一个分类' })];
}

function aiFinding({ aiUse }: CheckedEntry, { aiAllowed }: ActivityRules): Finding {
  if (aiUse === null) return { value: '还没选', limit: '每件都要声明', next: '选择是否用了 AI' };
  const value = aiUseWords[aiUse];
  if (aiUses.indexOf(aiUse) <= aiUses.indexOf(aiAllowed)) return { value };
  return { value, limit: `至多${aiUseWords[aiAllowed]}`, next: '换一件作品' };
}
