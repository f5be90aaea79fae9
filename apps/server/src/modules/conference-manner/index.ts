export { cloneManner } from './clone-manner.repository.ts';
export { conferenceMannerRoutes } from './conference-manner.routes.ts';
export { publishManner } from './publish-manner.ts';
export { hasMannerToConfirm } from './read-manner.ts';
