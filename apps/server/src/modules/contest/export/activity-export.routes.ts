import { exportBallots, exportEntrants, exportEntries } from '@tuyuan/contract/contest/activity-export.ts';
import {
  aiUseWords,
  entrantKindWords,
  entrantStateWords,
  entryKindWords,
  entryStateWords,
} from '@tuyuan/contract/contest/activity-words.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { bindExport, type ExportDesk } from '../../site/index.ts';
import { BallotRow, ballotsOf, EntrantRow, EntryRow, entrantsOf, entriesOf } from './activity-export.repository.ts';

/** Binds the lists of an activity that the office takes along; the log of its votes has an address of its own. */
export function activityExportRoutes(app: FastifyInstance, exports: ExportDesk): void {
  bindExport(app, exports, {
    endpoint: exportEntrants,
    name: '参加者',
    row: EntrantRow,
    statement: ({ activityId }) => entrantsOf(activityId),
    columns: () => [
      { title: '名字', width: 16, value: ({ name }) => name },
      { title: '用户名', width: 16, value: ({ userName }) => userName },
      { title: '形式', width: 8, value: ({ kind }) => entrantKindWords[kind] },
      { title: '成员', width: 30, value: ({ members }) => members.join('、') },
      { title: '状态', width: 10, value: ({ state }) => entrantStateWords[state] },
      { title: '原因', width: 24, value: ({ reason }) => reason },
      { title: '权利说明', width: 10, value: ({ rightsVersion }) => `第 ${rightsVersion} 版` },
      { title: '交过的作品', width: 10, value: ({ works }) => works },
      { title: '报名时间', width: 18, value: ({ createdAt }) => createdAt },
    ],
  });
  bindExport(app, exports, {
    endpoint: exportEntries,
    name: '参赛作品',
    row: EntryRow,
    statement: ({ activityId }) => entriesOf(activityId),
    columns: () => [
      { title: '编号', width: 8, value: ({ number }) => entryNumber(number) },
      { title: '题目', width: 24, value: ({ title }) => title },
      { title: '作者', width: 16, value: ({ author }) => author },
      { title: '用户名', width: 16, value: ({ userName }) => userName },
      { title: '形式', width: 8, value: ({ kind }) => entryKindWords[kind] },
      { title: '分类', width: 12, value: ({ category }) => category },
      { title: '张数', width: 6, value: ({ pictures }) => pictures },
      { title: 'AI 声明', width: 12, value: ({ aiUse }) => (aiUse ? aiUseWords[aiUse] : '') },
      { title: '状态', width: 10, value: ({ state }) => entryStateWords[state] },
      { title: '审核意见', width: 30, value: ({ reason }) => reason },
      { title: '申诉', width: 30, value: ({ appeal }) => appeal },
      { title: '说明', width: 40, value: ({ story }) => story },
      { title: '与相似作品的区别', width: 30, value: ({ explanation }) => explanation },
      { title: '有效票', width: 8, value: ({ votes }) => votes },
      { title: '审核员', width: 14, value: ({ decidedBy }) => decidedBy },
      { title: '提交时间', width: 18, value: ({ submittedAt }) => submittedAt },
      { title: '审核时间', width: 18, value: ({ decidedAt }) => decidedAt },
    ],
  });
  bindExport(app, exports, {
    endpoint: exportBallots,
    name: '评审评分',
    row: BallotRow,
    statement: ({ activityId }) => ballotsOf(activityId),
    columns: () => [
      { title: '轮次', width: 8, value: ({ round }) => round },
      { title: '编号', width: 8, value: ({ number }) => entryNumber(number) },
      { title: '题目', width: 24, value: ({ title }) => title },
      { title: '评委', width: 16, value: ({ juror }) => juror },
      { title: '评分', width: 12, value: (row) => scoreOf(row) },
      { title: '评语', width: 40, value: ({ note }) => note },
      { title: '时间', width: 18, value: ({ givenAt }) => givenAt },
    ],
  });
}

function scoreOf({ kind, value }: { kind: z.infer<typeof BallotRow>['kind']; value: number | null }): string | number {
  if (value === null) return '利益冲突';
  if (kind === 'score') return value;
  if (kind === 'rank') return `第 ${value} 名`;
  return value === 1 ? '通过' : '不通过';
}
