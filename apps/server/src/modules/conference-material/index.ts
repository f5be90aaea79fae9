export { conferenceMaterialRoutes } from './conference-material.routes.ts';
export { tidyAttachments } from './tidy-attachments.ts';
