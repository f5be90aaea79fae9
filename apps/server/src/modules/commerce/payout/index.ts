export { approvePayout, settlePayout } from './decide-payout.ts';
export { forgetPayoutAccount } from './forget-payout-account.ts';
export { payoutRoutes } from './payout.routes.ts';
export { putPayoutAccount } from './payout-account.repository.ts';
export { requestPayout } from './request-payout.ts';
