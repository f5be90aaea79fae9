import { getWebSettings } from '@tuyuan/contract/site/index-data.ts';
import { getTheme, updateTheme } from '@tuyuan/contract/site/mfui-setting.ts';
import { getSettings, updateSettings } from '@tuyuan/contract/site/site-setting.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('admin', ['admin']);
});
afterAll(() => server.stop());

const settings = () => resultOf(server.app, getSettings, {}, admin);
const theme = () => resultOf(server.app, getTheme, {});
const logo = `/api/Resource/Misc/${'a'.repeat(22)}`;

describe('settings', () => {
  it('change only where they are named, and visitors read the change at once', async () => {
    const { version, values } = await settings();
    const changed = await resultOf(
      server.app,
      updateSettings,
      { version, values: { siteName: '  青河图苑 ', welcomeWord: '' } },
      admin,
    );
    expect(changed.version).toBe(version + 1);
    expect(changed.values).toEqual({ ...values, siteName: '青河图苑', welcomeWord: '' });
    expect(await resultOf(server.app, getWebSettings, {})).toMatchObject({
      siteName: { value: '青河图苑' },
      welcomeWord: { value: '' },
    });
  });

  it('that are not for visitors stay in the back office', async () => {
    expect((await settings()).values.auditKeepDays).toBe('180');
    expect(await resultOf(server.app, getWebSettings, {})).not.toHaveProperty('auditKeepDays');
  });

  it.each([
    ['siteName', ' ', '不能为空'],
    ['siteAddress', 'javascript:alert(1)', '请填写 http:// 或 https:// 开头的网址'],
    ['siteAddress', 'https://a:b@c.example', '请填写 http:// 或 https:// 开头的网址'],
    ['siteLogo', 'https://elsewhere.example/logo.png', '请上传图片'],
    ['servicePhone', '打给我', '请填写电话号码，时间等说明放在后面的（）里'],
    ['auditKeepDays', '29', '请填写 30 到 3650 的整数'],
    ['footerFriendLinks', 'yes', '请选择是或否'],
  ])('%s refuses “%s” at its field', async (name, value, message) => {
    const { version } = await settings();
    const refused = await callEndpoint(server.app, updateSettings, { version, values: { [name]: value } }, admin);
    expect(refused).toMatchObject({ status: 400, validationErrors: [{ message, members: [`values.${name}`] }] });
  });

  it('refuse a change made from an older version, and keep what the other one saved', async () => {
    const { version } = await settings();
    await resultOf(server.app, updateSettings, { version, values: { icpNumber: '先到' } }, admin);
    const late = await callEndpoint(server.app, updateSettings, { version, values: { icpNumber: '后到' } }, admin);
    expect(late).toMatchObject({ status: 409, code: 'Setting.ChangedMeanwhile' });
    expect((await settings()).values.icpNumber).toBe('先到');
  });

  it('changed by ten at once from one version are changed by one', async () => {
    const { version } = await settings();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        callEndpoint(server.app, updateSettings, { version, values: { welcomeWord: `第 ${i}` } }, admin),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  });
});

describe('the theme', () => {
  const look = { primaryColor: '#2F6FDE', radius: 4, defaultMode: 'dark', logo, loginBackground: '' };

  it('has the product’s own look until somebody changes it', async () => {
    expect(await theme()).toMatchObject({ primaryColor: '#e6395f', radius: 8, defaultMode: 'auto', logo: '' });
  });

  it('is changed for everybody at once, and its logo is the site’s', async () => {
    const before = await theme();
    await resultOf(server.app, updateTheme, { ...look, version: before.version }, admin);
    const after = await theme();
    expect(after).toMatchObject({ ...look, primaryColor: '#2f6fde' });
    expect(after.siteVersion).not.toBe(before.siteVersion);
    expect((await settings()).values.siteLogo).toBe(logo);
  });

  it('refuses what is no colour at its field', async () => {
    const { version } = await theme();
    const refused = await callEndpoint(server.app, updateTheme, { ...look, version, primaryColor: 'red' }, admin);
    expect(refused.validationErrors).toEqual([{ message: '颜色应为 #RRGGBB', members: ['primaryColor'] }]);
  });

  it('whose logo was changed among the settings is not overwritten by an older form', async () => {
    const { version } = await theme();
    const open = await settings();
    await resultOf(server.app, updateSettings, { version: open.version, values: { siteLogo: '' } }, admin);
    expect(await callEndpoint(server.app, updateTheme, { ...look, version }, admin)).toMatchObject({
      status: 409,
      code: 'Theme.ChangedMeanwhile',
    });
    expect((await theme()).logo).toBe('');
  });
});
