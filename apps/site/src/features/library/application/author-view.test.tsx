// @vitest-environment happy-dom
import type { OwnApplication } from '@tuyuan/contract/library/photographer-application.ts';
import { find, findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { expect, it, vi } from 'vitest';
import { renderSite } from '../../../shared/testing/render-site.tsx';
import { AuthorView } from './author-view.tsx';

const empty: OwnApplication = {
  id: null,
  state: 'draft',
  realName: '',
  phone: '138****1234',
  unitName: '',
  regionId: null,
  idCards: { front: false, back: false },
  idCardsDeletedOn: null,
  samples: [],
  gaps: ['realName', 'idFront', 'idBack', 'samples'],
  attempts: 0,
  submittedAt: null,
  decidedAt: null,
  reasons: [],
  message: '',
  ahead: null,
  expectedOn: null,
  agreementVersion: null,
  limits: { minSamples: 3, maxSamples: 10, minPixels: 3_000_000, idCardKeepDays: 30 },
};
const sample = (id: number) => ({ id, fileName: `${id}.jpg`, path: '/x', width: 6000, height: 4000, isRefused: false });
const filled: OwnApplication = {
  ...empty,
  id: 7,
  realName: '和志远',
  idCards: { front: true, back: true },
  samples: [1, 2, 3].map(sample),
  gaps: [],
};
const holder = {
  user: { id: 1, userName: 'he', nickName: '和志远', avatar: '', roles: ['user'] },
  permissions: [],
  isRestored: true,
};
const agreement = {
  key: 'photographer',
  version: 4,
  title: '摄影师签约协议',
  paragraphs: [{ isHeading: false, text: '著作权归你。' }],
};

const show = (application: OwnApplication, wantsForm = false) =>
  renderSite(<AuthorView wantsForm={wantsForm} />, {
    answers: {
      GetOwnApplication: application,
      GetAgreement: agreement,
      GetRegionTree: { items: [] },
      GetCategoryTree: { items: [] },
      SubmitApplication: { ...application, state: 'pending' },
    },
    state: holder,
  });
const submits = (calls: readonly { path: string }[]) => calls.filter(({ path }) => path.endsWith('SubmitApplication'));

it('提交申请 stays enabled, sends nothing that is incomplete, and leads to the first gap', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const { box, calls } = await show(empty);
  expect(box.textContent).toContain('还差 5 样');
  await press(findButton('提交申请'));
  expect(submits(calls)).toEqual([]);
  expect(document.activeElement?.id).toBe('apply-realName');
});

it('each line of what is missing leads to its field', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  await show(empty);
  await press(findButton('身份证国徽面'));
  expect(document.activeElement?.id).toBe('apply-idBack');
  await press(findButton('协议'));
  expect(document.activeElement).toBe(find('#apply-agreement input'));
});

it('a complete application is sent with the version that was agreed to', async () => {
  const { box, calls } = await show(filled);
  expect(box.textContent).toContain('还差 1 样');
  await press(find('#apply-agreement input'));
  expect(box.textContent).toContain('都齐了');
  await press(findButton('提交申请'));
  expect(submits(calls)).toMatchObject([{ input: { agreementVersion: 4 } }]);
});

it('the identity card is never shown again', async () => {
  const { box } = await show(filled);
  expect([...box.querySelectorAll('img')].every(({ src }) => !src.includes('IdCard'))).toBe(true);
  expect(box.textContent).toContain('已加密保存');
});

it('a rejection names each reason with how to mend it, and leads to the form', async () => {
  const rejected: OwnApplication = {
    ...filled,
    state: 'rejected',
    attempts: 1,
    decidedAt: '2026-11-24T09:12:00',
    reasons: ['idBackUnclear', 'sampleNotOwn'],
    message: '「海浪」带别人的签名',
  };
  const { box } = await show(rejected);
  for (const text of [
    '11/24 09:12 退回 · 第 1 次',
    '身份证国徽面看不清',
    '关闪光灯',
    '「海浪」带别人的签名',
    '去改这 2 处',
  ])
    expect(box.textContent).toContain(text);
  expect(find('a[href="/user/main/apply"]').textContent).toContain('去改');
  const form = await show(rejected, true);
  expect(form.box.textContent).toContain('提交申请');
});

it('a pending application tells its place in line and when to expect the result', async () => {
  const { box } = await show({
    ...filled,
    state: 'pending',
    attempts: 1,
    submittedAt: '2026-11-23T14:40:00',
    ahead: 7,
    expectedOn: '2026-11-25',
  });
  expect(box.textContent).toContain('前面还有 7 份，预计 11 月 25 日前有结果');
  expect(findButton('撤回申请').disabled).toBe(false);
});
