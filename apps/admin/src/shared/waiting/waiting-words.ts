import type { WaitingKind } from '@tuyuan/contract/site/waiting-kinds.ts';
import { failedLogInsQuery } from '../failed-log-ins-query.ts';
import { paths } from '../paths.ts';

/** What a kind of work is called and the list where it is done. */
export const waitingWords: Readonly<Record<WaitingKind, { readonly title: string; readonly to: string }>> = {
  pendingImages: { title: '图片待审', to: paths.review },
  pendingAlbums: { title: '图集待审', to: `${paths.albums}?state=pending&sort=createdAt` },
  openCopies: { title: '疑似翻版', to: paths.copies },
  pendingComments: { title: '评论待审', to: paths.comments },
  reportedComments: { title: '被举报的评论', to: paths.comments },
  reportedWorks: { title: '被举报的作品', to: paths.workReports },
  newFeedback: { title: '反馈待回复', to: `${paths.feedback}?state=new` },
  pendingApplications: { title: '摄影师申请', to: `${paths.applications}?state=pending&sort=submittedAt` },
  appliedAttendees: { title: '会议报名待审', to: paths.conferences },
  openObjections: { title: '排名异议待答复', to: `${paths.activities}?state=publicity` },
  contestEntries: { title: '参赛作品待审', to: paths.activities },
  voteRisks: { title: '可疑的票待处理', to: paths.activities },
  juryWorks: { title: '作品待我评', to: paths.jury },
  refunds: { title: '退款', to: `${paths.refunds}?state=requested&state=failed` },
  payouts: { title: '提现', to: `${paths.payouts}?state=requested&state=checked&state=approved` },
  invoices: { title: '发票待开', to: `${paths.invoices}?state=applied` },
  mallOrders: { title: '兑换待发货', to: `${paths.mallOrders}?state=paid` },
  failedImages: { title: '图片处理失败', to: `${paths.images}?state=draft` },
  failedJobs: { title: '失败的后台任务', to: paths.jobs },
  failedLogins: { title: '登录失败', to: `${paths.loginAttempts}?${failedLogInsQuery}` },
  frontEndErrors: { title: '前端错误', to: paths.frontEndErrors },
};
