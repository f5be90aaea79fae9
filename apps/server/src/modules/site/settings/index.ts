export { hasUsers, lockSeeding, putSettings } from './seed-site.repository.ts';
export { siteContentRoutes } from './site-content.routes.ts';
export { servicePhone, settingNumber, textSetting } from './site-settings.ts';
export { forgetSiteVersion, siteVersion } from './site-version.ts';
