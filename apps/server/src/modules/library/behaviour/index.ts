export { behaviourRoutes } from './behaviour.routes.ts';
export { countFollowers, findFollowers } from './follower-count.repository.ts';
export { countMark, findMarkCounts, lockMarkCounts } from './mark-count.repository.ts';
export { countSales } from './sale.repository.ts';
export { deleteOldVisitMarks } from './visit.repository.ts';
export { openVisitCounter, type VisitCounter } from './visit-counter.ts';
