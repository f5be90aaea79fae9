import { exportPayouts } from '@tuyuan/contract/commerce/payout-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { ExportList } from '../../site/index.ts';
import { allPayouts, BankRow } from './payout.repository.ts';

const stateNames = {
  requested: '待审批',
  checked: '待复核',
  approved: '待打款',
  paid: '已付',
  rejected: '已驳回',
  withdrawn: '已撤回',
};

/** Payouts as a file for the bank. Only what is to be transferred now shows the whole number. */
export function payoutExport(box: SecretBox): ExportList<InputOf<typeof exportPayouts>, BankRow> {
  return {
    endpoint: exportPayouts,
    name: '提现',
    row: BankRow,
    statement: (filters, { actor }) => allPayouts(actor.id, filters),
    columns: () => [
      { title: '编号', width: 10, value: ({ id }) => id },
      { title: '摄影师', width: 20, value: ({ user }) => user.nickName },
      { title: '户名', width: 20, value: ({ holder }) => holder },
      { title: '开户行', width: 30, value: ({ bank, kind }) => (kind === 'alipay' ? '支付宝' : bank) },
      {
        title: '账号',
        width: 30,
        value: ({ state, numberSealed, numberEnd }) =>
          state === 'approved' ? box.open(numberSealed) : `尾号 ${numberEnd}`,
      },
      { title: '金额（元）', width: 14, value: ({ amountCents }) => (amountCents / 100).toFixed(2) },
      { title: '状态', width: 10, value: ({ state }) => stateNames[state] },
      { title: '申请时间', width: 20, value: ({ createdAt }) => createdAt },
      { title: '回单号', width: 24, value: ({ voucher }) => voucher },
    ],
  };
}
