// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { WorkReportDesk } from './work-report-desk.tsx';

test('goes back a page when the last report of a page is decided', async () => {
  const { calls } = await renderAdmin(<WorkReportDesk />, {
    answers: { GetReportedWorks: { totalCount: 20, items: [] } },
    permissions: ['Pages.Comments'],
    path: '/?page=2',
  });
  await settle();
  const asked = calls.filter(({ path }) => path.endsWith('/GetReportedWorks')).map(({ input }) => input);
  expect(asked).toMatchObject([{ skipCount: 20 }, { skipCount: 0 }]);
});
