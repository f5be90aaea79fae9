import { z } from 'zod';
import { count } from './fields.ts';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What an export asks for beside the filters of its list. */
export const exportFields = { format: z.enum(exportFormats, '只能导出为 CSV 或 XLSX') };

/** Where the file is fetched: once, by whoever asked, within the time told. */
export const ExportLink = z.object({ path: z.string(), expiresInSeconds: count });
export type ExportLink = z.infer<typeof ExportLink>;
