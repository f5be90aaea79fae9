import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, wireDate } from '../fields.ts';

const Figures = z.object({ views: count, likes: count, collects: count, downloads: count, sales: count });
export type WorkFigures = z.infer<typeof Figures>;

export const statisticPeriods = [7, 30, 90] as const;
export type StatisticPeriod = (typeof statisticPeriods)[number];

export const getStatistics = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/photographerAccount/GetStatistics',
  access: 'user',
  summary: 'What was counted of the caller’s pictures, or one of them, per day, beside the period before.',
  input: z.object({
    days: z.coerce.number<number>().pipe(z.literal(statisticPeriods, '请选择 7、30 或 90 天')).default(30),
    imageId: idField.optional(),
  }),
  output: z.object({
    totals: Figures,
    /** Of as many days before. */
    previous: Figures,
    /** The oldest first, the last is today. */
    days: z.array(
      Figures.extend({
        day: wireDate,
        /** Views of the day as far back in the period before. */
        viewsBefore: count,
      }),
    ),
  }),
  errors: ['Photographer.Required', 'Image.NotFound'],
});
