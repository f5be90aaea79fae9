export { cloneWallSettings } from './clone-wall-settings.repository.ts';
export { newestPhotos } from './newest-photos.ts';
export { photoWallRoutes } from './photo-wall.routes.ts';
export { releaseLivePhoto } from './release-live-photo.ts';
export { releaseRetiredPhotographers } from './release-retired-photographers.ts';
export { wallFileRoutes } from './wall-files.routes.ts';
