export { awardRoutes } from './award.routes.ts';
export { forgetAwards } from './forget-awards.ts';
export { setAwards } from './manage-awards.ts';
export { publishAwards } from './publish-awards.ts';
