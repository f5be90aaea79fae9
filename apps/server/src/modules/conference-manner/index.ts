export { conferenceMannerRoutes } from './conference-manner.routes.ts';
export { hasMannerToConfirm } from './read-manner.ts';
