import type { ReasonQuestion } from '../../../shared/form/reason-dialog.tsx';

export type AttendeeDecision = 'reject' | 'cancel' | 'revoke' | 'reissue';

interface Named {
  readonly title: string;
}

interface DecisionQuestion extends ReasonQuestion {
  /** What was done, for the result message. */
  readonly verb: string;
}

const nameOf = (rows: readonly Named[]) => (rows.length === 1 ? `「${rows[0]?.title}」` : ` ${rows.length} 人`);

/** The confirmation for each decision about attendees. */
export const attendeeQuestions: Readonly<Record<AttendeeDecision, (rows: readonly Named[]) => DecisionQuestion>> = {
  reject: (rows) => ({
    verb: '退回',
    title: `不通过${nameOf(rows)}的报名？`,
    effects: ['报名改为「未通过」，不占名额。', '短信告诉本人，附上原因。'],
    readBy: '本人会看到这句话。',
    suggestions: ['名额已满', '不符合参会条件', '信息不完整，请重新填写'],
    isRequired: true,
    okText: '不通过',
    isDangerous: true,
  }),
  cancel: (rows) => ({
    verb: '取消报名：',
    title: `取消${nameOf(rows)}的报名？`,
    effects: [
      '参会票立刻作废，付过的票款原路退回，手机端退出登录。',
      '空出的名额按次序给候补的人。',
      '短信告诉本人，附上原因。',
    ],
    readBy: '本人会看到这句话。',
    suggestions: ['本人要求取消', '重复报名'],
    isRequired: false,
    okText: '取消报名',
    isDangerous: true,
  }),
  revoke: (rows) => ({
    verb: '作废参会票：',
    title: `作废${nameOf(rows)}的参会票？`,
    effects: [
      '票码和二维码立刻失效，不能再签到、领餐、乘车。',
      '用这张票登录的手机全部退出。',
      '报名和名额保留，可以再换发新票。',
    ],
    readBy: '记在历史里，供会务组查。',
    suggestions: ['手机遗失', '票被转给别人'],
    isRequired: true,
    okText: '作废参会票',
    isDangerous: true,
  }),
  reissue: (rows) => ({
    verb: '换发参会票给',
    title: `给${nameOf(rows)}换发参会票？`,
    effects: ['旧票立刻作废，用它登录的手机退出。', '新票发到本人手机；已有的签到、餐券记录保留。'],
    readBy: '记在历史里，供会务组查。',
    suggestions: ['手机遗失', '票码泄露', '本人要求'],
    isRequired: true,
    okText: '换发新票',
    isDangerous: false,
  }),
};
