import type { InvoiceState } from '@tuyuan/contract/commerce/invoice-words.ts';
import { StatusDot, type StatusTone } from '../../../shared/list/status-dot.tsx';

export const invoiceStateTitles: Readonly<Record<InvoiceState, string>> = {
  applied: '待开具',
  issued: '已开具',
  rejected: '已驳回',
  withdrawn: '已撤回',
};

const tones: Readonly<Record<InvoiceState, StatusTone>> = {
  applied: 'warning',
  issued: 'success',
  rejected: 'off',
  withdrawn: 'off',
};

export function InvoiceStateDot({ state }: { readonly state: InvoiceState }) {
  return <StatusDot tone={tones[state]}>{invoiceStateTitles[state]}</StatusDot>;
}
