import { z } from 'zod';
import { count, flagField, listField, textField, wireTime } from '../fields.ts';
import { activityStages, aiUses, entryKinds, maxSeries, maxWorksPerPerson } from './activity-words.ts';

const whole = (least: number, most: number, message: string) => z.int(message).min(least, message).max(most, message);

const Category = z.object({
  /** Never changes once a work is in it. */
  key: z.string('请填写标识').regex(/^[a-z][a-z0-9-]{0,29}$/, '以小写字母开头，只用小写字母、数字和连字符'),
  name: textField(20, 1),
});

const Prize = z.object({
  name: textField(30, 1),
  places: whole(1, 500, '名额应为 1 到 500'),
  reward: textField(60).default(''),
});

export const votingRules = z
  .object({
    perDay: whole(1, 100, '每天 1 到 100 票'),
    inAll: whole(1, 1000, '总共 1 到 1000 票'),
    /** Votes for works of one category a day; null for no such limit. */
    perCategoryDay: whole(1, 100, '每类每天 1 到 100 票').nullable().default(null),
    /** `phone`: only people with a confirmed number. */
    voters: z.enum(['user', 'phone'], '请选择谁可以投票').default('phone'),
    /** For how long a vote can be taken back; 0 for never. */
    takeBackMinutes: whole(0, 60, '0 到 60 分钟').default(10),
    /** Whether the board tells votes, or ranks only. */
    showsVotes: flagField.default(true),
    /** Before the end of the vote the board stands still for so long. */
    freezeHours: whole(0, 72, '0 到 72 小时').default(0),
  })
  .refine(({ perDay, inAll }) => perDay <= inAll, { message: '每天的票数不能多于总票数', path: ['perDay'] });

export const ActivityRules = z.object({
  entryKinds: listField(z.enum(entryKinds), entryKinds.length)
    .refine((kinds) => kinds.length > 0, '请至少选择一种')
    .prefault(['single']),
  seriesMost: whole(2, maxSeries, `2 到 ${maxSeries} 张`).default(8),
  categories: listField(Category, 20).refine(
    (list) => new Set(list.map(({ key }) => key)).size === list.length,
    '标识不能重复',
  ),
  worksPerPerson: whole(1, maxWorksPerPerson, `1 到 ${maxWorksPerPerson} 件`).default(5),
  /** Of the longer side, in pixels. */
  minLongEdge: whole(0, 20_000, '0 到 20000 像素').default(2000),
  maxMegabytes: whole(1, 200, '1 到 200 MB').default(50),
  needsExif: flagField.default(false),
  capturedFrom: wireTime.nullable().default(null),
  capturedTo: wireTime.nullable().default(null),
  /** What may be sent in. */
  aiAllowed: z.enum(aiUses, '请选择').default('assisted'),
  /** Whether the office decides on each entrant. */
  approvesEntrants: flagField.default(false),
  hasTeams: flagField.default(false),
  /** Whether authors stay unnamed until the vote and the jury have ended. */
  isBlind: flagField.default(true),
  comments: z.enum(['off', 'post', 'pre'], '请选择').default('post'),
  voting: votingRules.nullable().default(null),
  /** Per cent that the jury counts beside the vote; 100 where there is no vote. */
  juryShare: whole(0, 100, '0 到 100').default(0),
  prizes: listField(Prize, 20),
  /** What stays with the authors and what the house may do, in plain words, a line each. */
  rights: z
    .object({
      yours: textField(1000).default('著作权和署名权'),
      ours: textField(1000).default('在本次活动的展览、画册和宣传中使用入围作品，并署名'),
      never: textField(1000).default('未经作者同意转让、出售或改动作品'),
    })
    .prefault({}),
  /** Grows with each change of the rights. */
  rightsVersion: count.min(1).default(1),
});
export type ActivityRules = z.infer<typeof ActivityRules>;

const Stage = z.object({ from: wireTime, to: wireTime });
export type Stage = z.infer<typeof Stage>;

/** Beginning and end of each stage; null for one that is left out. */
export const Stages = z
  .object({
    register: Stage,
    submit: Stage,
    vote: Stage.nullable().default(null),
    judge: Stage.nullable().default(null),
    publicity: Stage.nullable().default(null),
  })
  .superRefine((stages, context) => {
    for (const name of activityStages) {
      const stage = stages[name];
      if (stage && stage.from >= stage.to)
        context.addIssue({ code: 'custom', message: '结束要在开始之后', path: [name, 'to'] });
    }
    if (stages.register.to > stages.submit.to)
      context.addIssue({ code: 'custom', message: '报名不能晚于投稿结束', path: ['register', 'to'] });
    for (const name of ['judge', 'publicity'] as const) {
      const stage = stages[name];
      if (stage && stage.to < stages.submit.to)
        context.addIssue({ code: 'custom', message: '不能早于投稿结束', path: [name, 'to'] });
    }
    if (stages.publicity && stages.judge && stages.publicity.from < stages.judge.to)
      context.addIssue({ code: 'custom', message: '公示要在评审结束之后', path: ['publicity', 'from'] });
    if (stages.publicity && stages.vote && stages.publicity.from < stages.vote.to)
      context.addIssue({ code: 'custom', message: '公示要在投票结束之后', path: ['publicity', 'from'] });
  });
export type Stages = z.infer<typeof Stages>;
