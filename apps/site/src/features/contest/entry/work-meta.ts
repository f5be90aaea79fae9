import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import type { Work } from '@tuyuan/contract/contest/work.ts';
import { activityPaths as paths } from '../../../shared/contest/activity-paths.ts';
import { workUrl } from '../../../shared/contest/work-url.ts';
import type { PageMeta } from '../../../shared/page.ts';

/** A work's words for search engines and share cards. */
export function workMeta({ id, activity, number, title, story, pictures }: Work): PageMeta {
  const [cover] = pictures;
  return {
    title: `${title} · ${entryNumber(number)}`,
    description: story || `${activity.name}的参赛作品《${title}》，编号 ${entryNumber(number)}。`,
    canonical: paths.work(id),
    image: cover && workUrl(id, cover, 1280),
    type: 'article',
  };
}
