import { qrLogInRoutes } from '../routes/account/qr-log-in.generated.ts';
import { serviceApi } from '../service-api.ts';

export const qrLogInApi = serviceApi(qrLogInRoutes, {
  // Said where the code is shown, or on the phone's page.
  quiet: ['createQrLogIn', 'getQrLogInState', 'loginByQr', 'scanQrLogIn', 'confirmQrLogIn'],
  keepUnusedDataFor: { getQrLogInState: 0 },
});

export const {
  useCreateQrLogInMutation,
  useGetQrLogInStateQuery,
  useLoginByQrMutation,
  useScanQrLogInMutation,
  useConfirmQrLogInMutation,
} = qrLogInApi;
