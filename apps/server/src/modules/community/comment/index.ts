export { commentRoutes } from './comment.routes.ts';
export { forgetComments } from './forget-comments.ts';
export { findSubject } from './subject.repository.ts';
export { likeComment } from './use-comment.ts';
export { writeComment } from './write-comment.ts';
