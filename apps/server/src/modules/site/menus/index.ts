export { insertSeedMenus } from './insert-seed-menus.ts';
export { menuRoutes } from './menu.routes.ts';
