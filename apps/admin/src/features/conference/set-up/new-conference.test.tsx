// @vitest-environment happy-dom
import { find, findButton, press, typeInto } from '@tuyuan/ui/testing/mount.ts';
import { afterEach, expect, test } from 'vitest';
import { plainConference } from '../../../shared/testing/plain-conference.ts';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { NewConference } from './new-conference.tsx';

afterEach(() => sessionStorage.clear());

const permissions = ['Pages.Conferences', 'Pages.Conferences.Create', 'Pages.Conferences.Edit'] as const;
const made = { ...plainConference, id: 9, revision: 0, storedState: 'draft' };

async function fill(): Promise<void> {
  await typeInto(find<HTMLInputElement>('#newConference_title'), '周末沙龙');
  await typeInto(find<HTMLInputElement>('#newConference_location'), '江边书店');
}

test('one page makes and publishes a salon; places, entrance and registration come by themselves', async () => {
  const { calls, unmount } = await renderAdmin(<NewConference />, {
    answers: { Create: made, Publish: { ...made, storedState: 'published' } },
    permissions,
  });
  await fill();
  await press(findButton('发布'));
  await settle();
  const [create, publish] = calls.filter(({ path }) => /(Create|Publish)$/.test(path));
  expect(create?.input).toMatchObject({
    title: '周末沙龙',
    location: '江边书店',
    places: null,
    modules: ['materials', 'interaction'],
  });
  expect(publish?.input).toMatchObject({ id: 9, revision: 0 });
  await unmount();
});

test('without a place nothing is sent, and the field says why', async () => {
  const { calls, unmount } = await renderAdmin(<NewConference />, { answers: {}, permissions });
  await typeInto(find<HTMLInputElement>('#newConference_title'), '周末沙龙');
  await press(findButton('发布'));
  await settle();
  expect(document.body.textContent).toContain('会场或地址至少填一个');
  expect(calls.filter(({ path }) => path.endsWith('/Create'))).toEqual([]);
  await unmount();
});
