import { ScanConfirm } from '../../features/account/log-in/scan-confirm.tsx';
import { definePage } from '../../shared/page.ts';

export const page = definePage({
  component: ScanConfirm,
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '扫码登录' }),
});
