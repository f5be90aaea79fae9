export { type DerivativeSource, derivativeFolder, derivativeKey } from './derivative-key.ts';
export { mayDownloadOriginal } from './resource.policy.ts';
export { type ResourceDeps, resourceRoutes } from './resource.routes.ts';
export { forgetStoredImages } from './stored-images.ts';
