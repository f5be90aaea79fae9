export { wishRoutes } from './wish.routes.ts';
