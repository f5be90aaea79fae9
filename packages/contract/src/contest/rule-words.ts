import type { ActivityRules } from './activity-rules.ts';
import { aiUseWords, entryKindWords } from './activity-words.ts';

/** What a work has to be. */
export function requirementsOf(rules: ActivityRules): [label: string, text: string][] {
  const { capturedFrom, capturedTo } = rules;
  const series = rules.entryKinds.includes('series') ? `，组照 2–${rules.seriesMost} 张算 1 件` : '';
  return [
    ['每人', `最多 ${rules.worksPerPerson} 件${series}`],
    ['形式', rules.entryKinds.map((kind) => entryKindWords[kind]).join('、')],
    ['尺寸', `${rules.minLongEdge === 0 ? '不限像素' : `长边 ≥ ${rules.minLongEdge} px`}，≤ ${rules.maxMegabytes} MB`],
    ...(capturedFrom === null && capturedTo === null
      ? []
      : [
          [
            '拍摄时间',
            `${capturedFrom?.slice(0, 10) ?? ''}${capturedTo === null ? ' 之后' : ` 至 ${capturedTo.slice(0, 10)}`}`.trim(),
          ] satisfies [string, string],
        ]),
    ['EXIF', rules.needsExif ? '须保留' : '不要求'],
    ['AI', rules.aiAllowed === 'none' ? '不接受' : `接受${aiUseWords[rules.aiAllowed]}，须声明`],
    ['署名', rules.isBlind ? '评选结束前不公开作者' : '公开作者'],
  ];
}

/** How one votes. */
export function votingStepsOf(voting: NonNullable<ActivityRules['voting']>): string[] {
  const { perDay, inAll, perCategoryDay, voters, takeBackMinutes } = voting;
  return [
    `${voters === 'phone' ? '手机已验证的用户' : '登录用户'}每天 ${perDay} 票，全程 ${inAll} 票，0 点补满`,
    ...(perCategoryDay === null ? [] : [`每类作品每天最多 ${perCategoryDay} 票`]),
    `一件作品只能投一票${takeBackMinutes > 0 ? `，${takeBackMinutes} 分钟内可撤回` : '，投出后不能撤回'}`,
    '不能投自己的作品',
    '每张票都有回执，可以自己验算',
  ];
}
