export { derivativeFolder, derivativeKey, derivativesFolder } from './derivative-key.ts';
export { deleteMiscPicture, storeMiscPicture } from './misc-picture.ts';
export { readCaller } from './read-caller.ts';
export { mayDownloadOriginal } from './resource.policy.ts';
export { resourceRoutes } from './resource.routes.ts';
export { type ServedFile, sendFile } from './send-file.ts';
export { forgetStoredImages } from './stored-images.ts';
