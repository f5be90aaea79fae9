import type { CarouselSlide } from '@tuyuan/contract/site/index-data.ts';
import { cachedFor } from '../../../platform/cached-for.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readDueCarousels, readFriendLinks } from './site-content.repository.ts';

/** Slides due now, in order. */
export function carousels(db: Database): Promise<CarouselSlide[]> {
  return readDueCarousels(db);
}

const links = cachedFor(2000, readFriendLinks);

export function friendLinks(db: Database): Promise<{ name: string; link: string }[]> {
  return links.get(db);
}
