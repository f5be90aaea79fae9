export { awardFacts } from './award-facts.ts';
export { creditRoutes } from './credits.routes.ts';
export { expireCredits } from './expire-credits.ts';
export { rewardPurchase, takeRewardBack } from './reward-purchase.ts';
