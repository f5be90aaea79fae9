export { commentRoutes } from './comment.routes.ts';
export { forgetComments } from './forget-comments.ts';
