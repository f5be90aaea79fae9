export { bindExport } from './bind-export.ts';
export { exportRoutes } from './export.routes.ts';
export { type ExportDesk, openExportDesk } from './export-desk.ts';
export { insertExportLink, takeExportLink } from './export-link.repository.ts';
export type { ExportList } from './export-list.ts';
export { hashExportToken, newExportToken } from './export-token.ts';
