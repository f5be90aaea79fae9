export {
  hasUsers,
  insertFriendLinks,
  insertNavigationAndBlocks,
  lockSeeding,
  putSettings,
} from './seed-site.repository.ts';
export { siteContentRoutes } from './site-content.routes.ts';
export { servicePhone, settingNumber, textSetting } from './site-settings.ts';
export { siteVersion } from './site-version.ts';
