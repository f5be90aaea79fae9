import { conferencePages } from '../shared/conference/conference-groups.ts';
import { conferencePath, paths } from '../shared/paths.ts';

const conference = `${paths.conferences}/:id`;

/** Addresses of pages, below the back office's own. */
export const addresses: readonly string[] = [
  '/',
  ...Object.values(paths),
  `${paths.topicAlbums}/:id`,
  `${paths.books}/:id`,
  `${paths.panoramas}/:id`,
  `${paths.videos}/:id`,
  `${paths.activities}/:id`,
  `${paths.activities}/:id/entries`,
  `${paths.activities}/:id/entrants`,
  `${paths.activities}/:id/votes`,
  `${paths.activities}/:id/jury`,
  `${paths.activities}/:id/objections`,
  `${paths.activities}/:id/awards`,
  `${paths.articles}/:id`,
  `${paths.conferences}/new`,
  ...conferencePages.map(({ key }) => conferencePath(0, key).replace('/0', '/:id')),
  `${conference}/screen/:id`,
].map((path) => `/admin${path}`);
