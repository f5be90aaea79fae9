import { openAs } from '../fixtures/people.ts';
import { test } from '../fixtures/test.ts';
import { walkPages } from '../fixtures/walk-pages.ts';

const pages = {
  'the site’s own work': [
    '/admin/',
    '/admin/conferences',
    '/admin/conferences/new',
    '/admin/activities',
    '/admin/activities/1/entries',
    '/admin/activities/1/entrants',
    '/admin/activities/1/jury',
    '/admin/activities/1/objections',
    '/admin/activities/6/awards',
    '/admin/jury',
    '/admin/orders',
    '/admin/refunds',
    '/admin/panoramas',
    '/admin/panoramas/2',
    '/admin/articles',
    '/admin/article-categories',
    '/admin/comments',
    '/admin/work-reports',
    '/admin/broadcasts',
    '/admin/deliveries',
    '/admin/feedback',
    '/admin/invoices',
    '/admin/packages',
    '/admin/payouts',
    '/admin/reconciliation',
    '/admin/ledger',
    '/admin/credit-rules',
    '/admin/credits',
    '/admin/mall-goods',
    '/admin/mall-orders',
    '/admin/users',
    '/admin/roles',
    '/admin/units',
    '/admin/tenants',
    '/admin/menus',
    '/admin/home-design',
    '/admin/settings',
    '/admin/theme',
    '/admin/sensitive-words',
    '/admin/login-attempts',
    '/admin/jobs',
    '/admin/storage',
    '/admin/audit-logs',
    '/admin/front-end-errors',
    '/admin/sms-outbox',
    '/admin/email-outbox',
  ],
  'the library': [
    '/admin/review',
    '/admin/copies',
    '/admin/photographers',
    '/admin/photographer-applications',
    '/admin/topic-albums',
    '/admin/books',
    '/admin/books/3',
    '/admin/videos',
    '/admin/videos/1',
    '/admin/image-labels',
    '/admin/user-labels',
    '/admin/watermarks',
    '/admin/faces',
    '/admin/trace',
  ],
  'a conference being prepared': [
    '/admin/conferences/1',
    '/admin/conferences/1/facts',
    '/admin/conferences/1/form',
    '/admin/conferences/1/ticket-types',
    '/admin/conferences/1/attendees',
    '/admin/conferences/1/changes',
    '/admin/conferences/1/versions',
    '/admin/conferences/1/schedule',
    '/admin/conferences/1/materials',
    '/admin/conferences/1/notices',
    '/admin/conferences/1/manner',
    '/admin/conferences/1/manner?view=versions',
  ],
  'a conference’s day': [
    '/admin/conferences/1/check-in',
    '/admin/conferences/1/check-in?section=scans',
    '/admin/conferences/1/check-in?section=devices',
    '/admin/conferences/1/vouchers',
    '/admin/conferences/1/conflicts',
    '/admin/conferences/1/command',
    '/admin/conferences/1/interaction',
    '/admin/conferences/1/wall',
    '/admin/conferences/1/rehearsal',
    '/admin/conferences/1/duty',
    '/admin/conferences/1/stays',
    '/admin/conferences/1/trips',
  ],
};

test.use({ viewport: { width: 375, height: 812 }, colorScheme: 'dark' });

for (const [part, paths] of Object.entries(pages)) {
  test(`every page of the console for ${part} is accessible and fits a phone in the dark @journey`, async ({
    page,
  }) => {
    // Each page is read whole by the accessibility check.
    test.setTimeout(30_000 + paths.length * 20_000);
    await openAs(page, 'admin', '/admin/');
    await walkPages(page, paths);
  });
}
