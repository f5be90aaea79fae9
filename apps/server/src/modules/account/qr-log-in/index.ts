export { deleteExpiredQrLogIns } from './qr-log-in.repository.ts';
export { qrLogInRoutes } from './qr-log-in.routes.ts';
