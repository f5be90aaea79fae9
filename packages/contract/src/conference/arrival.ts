import { z } from 'zod';

/** Whether the attendee has been admitted. */
const arrivals = ['all', 'arrived', 'missing'] as const;
export type Arrival = (typeof arrivals)[number];
export const arrivalField = z.enum(arrivals, '不支持这种筛选').default('all');
