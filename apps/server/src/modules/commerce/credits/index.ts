export { adjustCredits } from './adjust-credits.ts';
export { awardFacts } from './award-facts.ts';
export { readAvailable } from './credit-lot.repository.ts';
export { creditRoutes } from './credits.routes.ts';
export { expireCredits } from './expire-credits.ts';
export { giveBackCredits, settleBalance, spendCredits } from './move-credits.ts';
export { rewardPurchase, takeRewardBack } from './reward-purchase.ts';
