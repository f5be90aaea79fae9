export { auditRoutes, purgeLogsJob, recordAudit, workAuditJobs } from './audit/index.ts';
export { dashboardRoutes } from './dashboard/index.ts';
export {
  bindExport,
  type ExportDesk,
  type ExportList,
  exportRoutes,
  hashExportToken,
  insertExportLink,
  newExportToken,
  openExportDesk,
  takeExportLink,
} from './export/index.ts';
export { defaultHome, homeDesignRoutes, insertHomeVersion } from './home-design/index.ts';
export { jobRoutes } from './jobs/index.ts';
export { insertSeedMenus, menuRoutes } from './menus/index.ts';
export { pageRoutes, type SitemapSource, xmlText } from './pages/index.ts';
export { recordSearchRoutes } from './record-search/index.ts';
export {
  acceptedFormats,
  anonymousCaller,
  type CornerMark,
  CoverRow,
  coverJson,
  currentMark,
  deleteMiscPicture,
  derivativeByWidth,
  derivativeFolder,
  derivativeKey,
  derivativesFolder,
  findDerivative,
  forgetEveryStoredImage,
  forgetStoredImages,
  type MarkOriginal,
  mayDownloadOriginal,
  type ReportLost,
  readCaller,
  readDerivative,
  resourceRoutes,
  type ServedFile,
  sendFile,
  storeMiscPicture,
} from './resources/index.ts';
export {
  addSensitiveWords,
  assertNotBlocked,
  findWordHits,
  screenFields,
  screenText,
  sensitiveWordRoutes,
} from './sensitive-words/index.ts';
export {
  hasUsers,
  lockSeeding,
  putSettings,
  servicePhone,
  settingNumber,
  siteContentRoutes,
  siteVersion,
  textSetting,
} from './settings/index.ts';
export { measureStorageJob, storageRoutes, workStorageJobs } from './storage/index.ts';
export {
  defaultTenantSchema,
  listTenants,
  prepareTenant,
  prepareTenants,
  schemaForHost,
  tenantArchiveRoutes,
  tenantDirectory,
  tenantManagementRoutes,
  workTenantJobs,
} from './tenants/index.ts';
export { openTrafficCounter, type TrafficCounter, trafficRoutes } from './traffic/index.ts';
export { type WechatJs, wechatRoutes } from './wechat/index.ts';
