// @vitest-environment happy-dom
import { find, findButton, press, submit, typeInto } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderSite } from '../../../shared/testing/render-site.tsx';
import { AttendForm } from './attend-form.tsx';

const ticketType = {
  description: '',
  userType: 0,
  capacity: null,
  remaining: null,
  hasWaitlist: false,
  needsApproval: false,
  includes: ['午餐'],
  saleFrom: null,
  saleUntil: null,
  availability: 'open',
};
const question = {
  help: '',
  isRequired: true,
  options: [],
  change: 'editable',
  editableUntil: null,
  ticketTypeIds: [],
};
const conference = {
  id: 7,
  title: '江南影像大会',
  city: '苏州',
  location: '湖山会议中心',
  startTime: '2026-11-20T09:00:00',
  endTime: '2026-11-22T17:00:00',
  registration: 'open',
  ticketTypes: [
    { ...ticketType, id: 1, name: '普通票' },
    { ...ticketType, id: 2, name: '学生票' },
  ],
  form: [
    { ...question, key: 'company', label: '单位', type: 'text' },
    { ...question, key: 'idCardNo', label: '身份证号', type: 'idCard' },
    { ...question, key: 'school', label: '学校', type: 'text', ticketTypeIds: [2] },
  ],
};

async function showForm() {
  return renderSite(<AttendForm id={7} />, { answers: { GetInfo: conference, Register: 409 } });
}

function field(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  return find<HTMLInputElement>(`[id="${found?.htmlFor}"]`);
}

const type = (label: string, text: string) => typeInto(field(label), text);
const send = () => submit(find<HTMLFormElement>('form'));

const radio = (place: number) => find<HTMLInputElement>(`label:nth-of-type(${place}) input[name="type"]`);

afterEach(() => sessionStorage.clear());

test('what was typed outlives a refusal and leaving the page, all but the number of an identity card', async () => {
  const first = await showForm();
  await act(async () => radio(2).click());
  await type('姓名', '林砚秋');
  await type('单位', '江州摄影家协会');
  await type('学校', '江州大学');
  await type('身份证号', '11010519491231002X');
  await send();
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain('不行')));
  expect(field('身份证号').value).toBe('11010519491231002X');
  await first.unmount();

  await showForm();
  expect(radio(2).checked).toBe(true);
  expect(field('姓名').value).toBe('林砚秋');
  expect(field('学校').value).toBe('江州大学');
  expect(field('身份证号').value).toBe('');
});

test('who registers is told what he agrees to, and reads it without losing what he typed', async () => {
  const sections = [{ topic: 'silence', title: '安静', text: '请把手机调到静音。' }];
  const answers = { GetInfo: conference, GetManner: { version: 1, sections, publishedAt: null } };
  await renderSite(<AttendForm id={7} />, { answers });
  await type('姓名', '林砚秋');
  await act(() =>
    vi.waitFor(() => expect(document.body.textContent).toContain('提交即同意《参会须知》和《隐私政策》。')),
  );
  await press(findButton('《参会须知》'));
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain('请把手机调到静音。')));
  expect(field('姓名').value).toBe('林砚秋');
});

test('nobody is said to agree to an etiquette that is not published', async () => {
  const answers = { GetInfo: conference, GetManner: { version: 0, sections: [], publishedAt: null } };
  const { calls } = await renderSite(<AttendForm id={7} />, { answers });
  await act(() => vi.waitFor(() => expect(calls.some(({ path }) => path.endsWith('/GetManner'))).toBe(true)));
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  expect(document.body.textContent).toContain('提交即同意《隐私政策》。');
});

test('answers to questions of a ticket that was not taken stay at home', async () => {
  const { calls } = await showForm();
  await type('姓名', '林砚秋');
  await act(async () => radio(2).click());
  await type('学校', '江州大学');
  await act(async () => radio(1).click());
  await type('单位', '江州摄影家协会');
  await type('身份证号', '11010519491231002X');
  await send();
  const sent = () => calls.find(({ path }) => path.endsWith('/Register'))?.input;
  await act(() =>
    vi.waitFor(() =>
      expect(sent()).toEqual({
        conferenceId: 7,
        ticketTypeId: 1,
        name: '林砚秋',
        answers: { company: '江州摄影家协会', idCardNo: '11010519491231002X' },
      }),
    ),
  );
});

test('what is missing or wrong is said at every field before anything is sent, and where it is typed', async () => {
  const { calls } = await showForm();
  await send();
  expect(calls.some(({ path }) => path.endsWith('/Register'))).toBe(false);
  expect([...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)).toEqual([
    '请填写姓名',
    '请填写单位',
    '请填写身份证号',
  ]);
  expect(document.activeElement).toBe(field('姓名'));
  await type('姓名', '林砚秋');
  await type('身份证号', '110105');
  expect([...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)).toEqual([
    '请填写单位',
    '请填写 18 位身份证号',
  ]);
});
