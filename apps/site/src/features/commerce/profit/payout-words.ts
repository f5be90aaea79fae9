import type { IncomeState, PayoutState } from '@tuyuan/contract/commerce/payout-states.ts';

type Tone = 'wait' | 'good' | 'plain' | 'bad';
interface Words {
  readonly text: string;
  readonly tone: Tone;
}

export const payoutWords: Readonly<Record<PayoutState, Words>> = {
  requested: { text: '待审批', tone: 'wait' },
  checked: { text: '待复核 1/2', tone: 'wait' },
  approved: { text: '待打款', tone: 'wait' },
  paid: { text: '已到账', tone: 'good' },
  rejected: { text: '已驳回，已退回余额', tone: 'bad' },
  withdrawn: { text: '已撤回', tone: 'plain' },
};

export const incomeWords: Readonly<Record<IncomeState, Words>> = {
  frozen: { text: '冻结中', tone: 'wait' },
  available: { text: '可提现', tone: 'good' },
  reversed: { text: '已冲回', tone: 'bad' },
};
