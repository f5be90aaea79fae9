// @vitest-environment happy-dom
import { find, press } from '@tuyuan/ui/testing/mount.ts';
import { expect, test } from 'vitest';
import { modulePresets, presetOf } from '../../../shared/conference/module-presets.ts';
import { plainConference } from '../../../shared/testing/plain-conference.ts';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { ModuleDesk } from './module-desk.tsx';

const items = [
  { module: 'schedule', isOn: true, count: 33 },
  { module: 'stays', isOn: false, count: 0 },
];

function open(mayEdit: boolean) {
  return renderAdmin(<ModuleDesk id={7} />, {
    answers: { GetModules: { items }, SetModules: { items }, GetInfo: plainConference },
    permissions: ['Pages.Conferences', ...(mayEdit ? (['Pages.Conferences.Edit'] as const) : [])],
  });
}

test('each part says what it holds and is switched alone, and the phone beside shows what is on', async () => {
  const { calls, unmount } = await open(true);
  expect(document.body.textContent).toContain('日程33 场');
  const phone = find('aside[aria-label="参会者的手机"]');
  expect(phone.textContent).toContain('日程');
  expect(phone.textContent).not.toContain('住宿');
  await press(find('button[aria-label="住宿"]'));
  await settle();
  expect(calls.find(({ path }) => path.endsWith('/SetModules'))?.input).toEqual({ id: 7, modules: { stays: true } });
  await unmount();
});

test('who may not edit sees the switches and can turn none', async () => {
  const { unmount } = await open(false);
  expect(find<HTMLButtonElement>('button[aria-label="住宿"]').disabled).toBe(true);
  await unmount();
});

test('a preset is known by exactly its parts', () => {
  expect(presetOf(['interaction', 'materials'])).toBe('salon');
  expect(presetOf([...modulePresets.exhibition.modules])).toBe('exhibition');
  expect(presetOf(['materials'])).toBeUndefined();
});
