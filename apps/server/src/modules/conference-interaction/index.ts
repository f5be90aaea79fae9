export { conferenceInteractionRoutes } from './conference-interaction.routes.ts';
export { lockOverdueInteractions } from './lock-overdue-interactions.ts';
export { openReactionBuffer } from './reaction-buffer.ts';
