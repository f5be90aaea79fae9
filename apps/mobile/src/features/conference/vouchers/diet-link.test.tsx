// @vitest-environment happy-dom
import { find } from '@tuyuan/ui/testing/mount.ts';
import { expect, it } from 'vitest';
import { renderPage, settle } from '../../../shared/testing/render-page.tsx';
import { DietLink } from './diet-link.tsx';

async function shown(fields: readonly { key: string; change: string }[]): Promise<string | null> {
  const { unmount } = await renderPage(<DietLink />, { answers: { GetMyRecord: { fields } } });
  await settle();
  const link = document.querySelector('a');
  const address = link && find<HTMLAnchorElement>('a').getAttribute('href');
  await unmount();
  return address;
}

it('leads to the record while the diet can be changed there, by oneself or with the office’s consent', async () => {
  expect(await shown([{ key: 'diet', change: 'editable' }])).toBe('/meeting/info');
  expect(await shown([{ key: 'diet', change: 'approval' }])).toBe('/meeting/info');
});

it('leads nowhere once it is fixed, nor where nobody was asked', async () => {
  expect(await shown([{ key: 'diet', change: 'locked' }])).toBeNull();
  expect(await shown([{ key: 'company', change: 'editable' }])).toBeNull();
});
