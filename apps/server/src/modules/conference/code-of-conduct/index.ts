export { cloneManner } from './clone-manner.repository.ts';
export { codeOfConductRoutes } from './code-of-conduct.routes.ts';
export { publishManner } from './publish-manner.ts';
export { hasMannerToConfirm } from './read-manner.ts';
