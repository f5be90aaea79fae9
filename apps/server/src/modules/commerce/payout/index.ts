export { forgetPayoutAccount } from './forget-payout-account.ts';
export { payoutRoutes } from './payout.routes.ts';
