import { z } from 'zod';
import { idField, listField } from './fields.ts';

/** Result of each row of a bulk action. */
export const bulkResult = z.object({
  succeeded: z.array(idField),
  failed: z.array(z.object({ id: idField, code: z.string(), message: z.string() })),
});
export type BulkResult = z.infer<typeof bulkResult>;

export const bulkInput = z.object({ ids: listField(idField, 500).refine((ids) => ids.length > 0, '请至少选择一项') });
