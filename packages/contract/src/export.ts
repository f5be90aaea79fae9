import { z } from 'zod';
import { count } from './fields.ts';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Input of an export, in addition to the filters of its list. */
export const exportFields = { format: z.enum(exportFormats, '只能导出为 CSV 或 XLSX') };

/** Link to the file: works once, for the person who requested it, until it expires. */
export const ExportLink = z.object({ path: z.string(), expiresInSeconds: count });
export type ExportLink = z.infer<typeof ExportLink>;
