export { pageKind } from './page-kind.ts';
export { pageVisitor } from './page-visitor.ts';
export { deleteOldTraffic } from './traffic.repository.ts';
export { trafficRoutes } from './traffic.routes.ts';
export { openTrafficCounter, type TrafficCounter } from './traffic-counter.ts';
