import type { ActivityDifference } from '@tuyuan/contract/contest/activity-data.ts';
import type { ActivityRules, Stages } from '@tuyuan/contract/contest/activity-rules.ts';
import { activityStages, aiUseWords, entryKindWords, stageWords } from '@tuyuan/contract/contest/activity-words.ts';

interface Ruled {
  stages: Stages;
  rules: ActivityRules;
}

const none = '无';
const yesOrNo = (is: boolean) => (is ? '是' : '否');
const moment = (wire: string) => wire.slice(0, 16).replace('T', ' ');
const span = (stage: { from: string; to: string } | null) =>
  stage === null ? none : `${moment(stage.from)} 至 ${moment(stage.to)}`;

const commentWords = { off: '不开放', post: '先发后审', pre: '先审后发' } as const;

/** What entrants and voters go by, each as they read it. */
function linesOf({ stages, rules }: Ruled): [label: string, text: string][] {
  const { voting } = rules;
  return [
    ...activityStages.map((name): [string, string] => [`${stageWords[name]}时间`, span(stages[name])]),
    ['作品形式', rules.entryKinds.map((kind) => entryKindWords[kind]).join('、')],
    ['组照张数', `至多 ${rules.seriesMost} 张`],
    ['分类', rules.categories.map(({ name }) => name).join('、') || none],
    ['每人作品', `至多 ${rules.worksPerPerson} 件`],
    ['长边', rules.minLongEdge === 0 ? '不限' : `至少 ${rules.minLongEdge} 像素`],
    ['文件大小', `至多 ${rules.maxMegabytes} MB`],
    ['须有拍摄信息', yesOrNo(rules.needsExif)],
    [
      '拍摄时间',
      rules.capturedFrom === null && rules.capturedTo === null
        ? '不限'
        : `${rules.capturedFrom?.slice(0, 10) ?? '不限'} 至 ${rules.capturedTo?.slice(0, 10) ?? '不限'}`,
    ],
    ['AI 使用', `至多${aiUseWords[rules.aiAllowed]}`],
    ['报名须审核', yesOrNo(rules.approvesEntrants)],
    ['接受团体', yesOrNo(rules.hasTeams)],
    ['匿名评选', yesOrNo(rules.isBlind)],
    ['评论', commentWords[rules.comments]],
    ['每天票数', voting ? `${voting.perDay} 票` : none],
    ['总票数', voting ? `${voting.inAll} 票` : none],
    ['每类每天票数', voting?.perCategoryDay ? `${voting.perCategoryDay} 票` : '不限'],
    ['谁可以投票', voting ? (voting.voters === 'phone' ? '已验证手机的用户' : '所有用户') : none],
    ['撤回投票', voting && voting.takeBackMinutes > 0 ? `${voting.takeBackMinutes} 分钟内` : '不能撤回'],
    ['公布票数', voting ? yesOrNo(voting.showsVotes) : none],
    ['封榜', voting && voting.freezeHours > 0 ? `投票结束前 ${voting.freezeHours} 小时` : '不封榜'],
    ['评委占比', `${rules.juryShare}%`],
    [
      '奖项',
      rules.prizes.map(({ name, places, reward }) => `${name} ${places} 名 ${reward}`.trim()).join('；') || none,
    ],
    ['始终归你', rules.rights.yours],
    ['我们可以', rules.rights.ours],
    ['我们不会', rules.rights.never],
  ];
}

/** What differs of stages and rules, in the order and the words in which the page shows them. */
export function ruleDifferences(before: Ruled, after: Ruled): ActivityDifference[] {
  const later = linesOf(after);
  return linesOf(before).flatMap(([label, text], index) => {
    const [, now = ''] = later[index] ?? [];
    return now === text ? [] : [{ label, before: text, after: now }];
  });
}
