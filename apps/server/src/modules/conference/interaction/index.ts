export { answerInteraction } from './answer-interaction.ts';
export { cloneInteractions } from './clone-interactions.ts';
export { interactionRoutes } from './interaction.routes.ts';
export { lockOverdueInteractions } from './lock-overdue-interactions.ts';
export { moveInteraction } from './move-interaction.ts';
export { createInteraction } from './prepare-interaction.ts';
export { openReactionBuffer } from './reaction-buffer.ts';
export { createRoom } from './save-room.ts';
