export { type DerivativeSource, derivativeFolder, derivativeKey } from './derivative-key.ts';
export { type ResourceDeps, resourceRoutes } from './resource.routes.ts';
export { mayDownloadOriginal } from './resource.policy.ts';
export { forgetStoredImages } from './stored-images.ts';
