import { expect, it } from 'vitest';
import { activityInfo } from '../../../shared/testing/contest-samples.ts';
import { menuLinks } from './menu-links.ts';

it('has everything that can be done first, also where stages overlap', () => {
  const links = menuLinks(activityInfo({ allowActions: ['register', 'contribute', 'vote'] }));
  expect(links.slice(0, 3).map(({ label, to, href }) => `${label} ${to ?? href}`)).toEqual([
    '报名 /activity/regtype?id=3',
    '投稿 /mobile/activity/contribute?id=3',
    '投票 /mobile/activity/all?id=3',
  ]);
});
