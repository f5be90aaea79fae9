export { cornerMarks, imageLayers } from './image-layers.ts';
export { readMarkPicture, sweepMarkPictures } from './mark-picture-store.ts';
export { rerenderJob } from './rerender-job.ts';
export { findStaleImages } from './rerendering.repository.ts';
export { siteLayers } from './site-layers.ts';
export { waterMarkRoutes } from './water-mark.routes.ts';
export { findPictureKeys } from './watermark.repository.ts';
export { watermarkLayers } from './watermark-layers.ts';
