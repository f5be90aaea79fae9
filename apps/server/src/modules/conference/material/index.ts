export { materialRoutes } from './material.routes.ts';
export { tidyAttachments } from './tidy-attachments.ts';
export { uploadMaterial } from './upload-material.ts';
export { withdrawMaterial } from './withdraw-material.ts';
