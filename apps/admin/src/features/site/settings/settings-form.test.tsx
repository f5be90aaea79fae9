// @vitest-environment happy-dom
import { type SettingName, settingDefinition, settingNames } from '@tuyuan/contract/site/setting-definitions.ts';
import { getSettings } from '@tuyuan/contract/site/site-setting.ts';
import { find, submit, typeInto } from '@tuyuan/ui/testing/mount.ts';
import { expect, test, vi } from 'vitest';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import type { SettingValues } from './setting-values.ts';
import { SettingsForm } from './settings-form.tsx';

vi.mock('./settings-preview.tsx', () => ({ SettingsPreview: () => null }));

const { values } = getSettings.output.parse({
  version: 1,
  values: Object.fromEntries(settingNames.map((name) => [name, settingDefinition(name).default])),
});
const field = (name: SettingName) => find<HTMLInputElement>(`#settings_${name}`);

test('what is typed while it is saved stays, to be saved next', async () => {
  let answerNow = () => {};
  const UpdateSettings = async (input: { values: Partial<SettingValues> }) => {
    await new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    return { version: 2, values: { ...values, ...input.values } };
  };
  await renderAdmin(<SettingsForm saved={{ version: 1, values }} />, {
    answers: { UpdateSettings },
    permissions: ['Pages.Site.Settings'],
  });
  await typeInto(field('welcomeWord'), '看见家乡');
  await submit(find<HTMLFormElement>('form'));
  await settle();
  await typeInto(field('welcomeWord'), '看见更多家乡');
  answerNow();
  await settle();
  expect(field('welcomeWord').value).toBe('看见更多家乡');
  expect(document.body.textContent).toContain('1 项未保存');
  expect(document.body.textContent).not.toContain('别人刚保存过');
});
