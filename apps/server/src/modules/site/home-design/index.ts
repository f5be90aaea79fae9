export { defaultHome } from './default-home.ts';
export { insertVersion as insertHomeVersion } from './home-design.repository.ts';
export { homeDesignRoutes } from './home-design.routes.ts';
