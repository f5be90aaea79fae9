export { markOriginal } from './mark-original.ts';
export { traceRoutes } from './trace.routes.ts';
