// @vitest-environment happy-dom
import { findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../shared/testing/render-page.tsx';
import { LoginLinks } from './login-links.tsx';

it('names the privacy statement that holds for every way in, and opens it', async () => {
  const onRead = vi.fn();
  await renderPage(<LoginLinks conference={undefined} onRead={onRead} />, { answers: {} });
  expect(document.body.textContent).toContain('登录即同意《隐私政策》');
  await press(findButton('《隐私政策》'));
  expect(onRead).toHaveBeenCalledWith('privacy');
});

it.each([
  [0, '登录即同意《隐私政策》'],
  [1, '登录即同意《参会须知》和《隐私政策》'],
])('names the etiquette only where one is published: version %i', async (version, text) => {
  const answers = { GetManner: { version, sections: [], publishedAt: null } };
  await renderPage(<LoginLinks conference={{ id: 3, officePhone: '' }} onRead={() => {}} />, { answers });
  expect(document.body.textContent).toContain(text);
});
