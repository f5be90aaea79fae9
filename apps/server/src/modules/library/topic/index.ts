export { topicRoutes } from './topic.routes.ts';
