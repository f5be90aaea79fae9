export { conferenceLiveRoutes } from './conference-live.routes.ts';
export { releaseLivePhoto } from './release-live-photo.ts';
export { wallFileRoutes } from './wall-files.routes.ts';
