import { paths } from '../shared/paths.ts';

/** Addresses of pages, and of those that lead to one. */
export const addresses: readonly string[] = [
  ...Object.values(paths),
  '/meeting/index',
  '/meeting/manner',
  '/mobile/activity',
  '/mobile/index',
];
