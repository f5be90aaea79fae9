import { sql } from 'drizzle-orm';

/**
 * How popular a work is: what 最热 sorts by. Over `image i`, `album a` and `photographer p`; a like, a collect, a download and a sale
 * weigh as they do in the photographers' published ranking.
 */
export const imagePopularity = sql`(i.views + 5 * i.likes + 8 * i.collects + 20 * i.downloads + 50 * i.sales)`;
export const albumPopularity = sql`(a.views + 5 * a.likes + 8 * a.collects)`;
export const photographerPopularity = sql`(p.view_count + 20 * p.follower_count)`;
