export { checkFacesJob } from './check-faces.ts';
export type { FaceProvider, FaceProviders, FoundFace } from './face-provider.ts';
export { hasFaces } from './has-faces.ts';
export { imageFaceRoutes } from './image-face.routes.ts';
export { queueFaceCheck } from './queue-face-check.ts';
export { workFaceJobs } from './work-face-jobs.ts';
