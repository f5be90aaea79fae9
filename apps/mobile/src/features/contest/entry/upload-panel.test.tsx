// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPage, until } from '../../../shared/testing/render-page.tsx';
import { UploadPanel } from './upload-panel.tsx';

const desk = vi.hoisted(() => {
  const local = new Map([1, 2].map((id) => [id, { thumbnail: '' }]));
  const seen = { local, turnedAway: [], preparing: 0 };
  const sent = { transfers: new Map() };
  const subscribe = () => () => {};
  return { subscribe, get: () => seen, queue: { subscribe, get: () => sent } };
});
vi.mock('@tuyuan/upload/desk/use-upload-desk.ts', () => ({ useUploadDesk: () => desk }));

const ready = (id: number) => ({
  id,
  fileName: `${id}.jpg`,
  bytes: 1,
  state: 'ready',
  imageId: id + 50,
  refusal: null,
});

async function shown(used: readonly number[], hasRoom = true) {
  const onUse = vi.fn();
  const { box } = await renderPage(<UploadPanel used={new Set(used)} hasRoom={hasRoom} onUse={onUse} />, {
    answers: {
      GetCurrentLoginInformations: { user: { id: 7, roles: ['photographer'] } },
      GetUploads: { items: [ready(1), ready(2)], limits: { maxFileBytes: 100 } },
    },
  });
  await until(() => expect(box.textContent).toContain('从手机上传'));
  const button = [...box.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('用传好的'));
  return { box, button, onUse };
}

it('offers the complete uploads that are in no work', async () => {
  const { box, button, onUse } = await shown([51]);
  expect(button?.textContent).toBe('用传好的 1 张投稿');
  expect(box.textContent).not.toContain('1.jpg');
  await act(async () => button?.click());
  expect(onUse).toHaveBeenCalledWith([52]);
  expect((await shown([51, 52])).button).toBeUndefined();
});

it('keeps the uploads in sight where no further work can be begun', async () => {
  const { box, button } = await shown([], false);
  expect(box.textContent).toContain('1.jpg');
  expect(button).toBeUndefined();
});
