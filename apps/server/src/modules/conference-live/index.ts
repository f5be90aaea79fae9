export { cloneWallSettings } from './clone-wall-settings.repository.ts';
export { conferenceLiveRoutes } from './conference-live.routes.ts';
export { newestPhotos } from './newest-photos.ts';
export { releaseLivePhoto } from './release-live-photo.ts';
export { wallFileRoutes } from './wall-files.routes.ts';
