// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/qr-log-in.ts';
import type { RoutesOf } from '../../route.ts';

export const qrLogInRoutes: RoutesOf<typeof contract> = {
  confirmQrLogIn: { method: 'POST', path: '/api/Account/QrLogIn/ConfirmQrLogIn' },
  createQrLogIn: { method: 'POST', path: '/api/Account/QrLogIn/CreateQrLogIn' },
  getQrLogInState: { method: 'GET', path: '/api/Account/QrLogIn/GetQrLogInState' },
  loginByQr: { method: 'POST', path: '/api/Account/QrLogIn/LoginByQr' },
  scanQrLogIn: { method: 'POST', path: '/api/Account/QrLogIn/ScanQrLogIn' },
};
