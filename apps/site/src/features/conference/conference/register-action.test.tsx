// @vitest-environment happy-dom
import type { ConferenceDetail, OwnRegistration } from '@tuyuan/contract/conference/conference-data.ts';
import { expect, test } from 'vitest';
import { renderSite } from '../../../shared/testing/render-site.tsx';
import { MyConferences } from './my-conferences.tsx';
import { RegisterAction } from './register-action.tsx';

const conference: ConferenceDetail = {
  id: 7,
  title: '江南影像大会',
  summary: '',
  conferenceState: 3,
  cover: '',
  city: '苏州',
  location: '湖山会议中心',
  startTime: '2026-11-20T09:00:00',
  endTime: '2026-11-22T17:00:00',
  regStartTime: '2026-09-01T09:00:00',
  regEndTime: '2026-11-10T18:00:00',
  liveOn: false,
  content: '',
  banner: '',
  organiser: '',
  coOrganisers: [],
  modules: [],
  guests: [],
  officePhone: '',
  address: '',
  directions: '',
  latitude: null,
  longitude: null,
  isActived: true,
  cancelledReason: '',
  version: 1,
  form: [],
  ticketTypes: [],
  registration: 'closed',
};
const calledOff: ConferenceDetail = {
  ...conference,
  conferenceState: 7,
  registration: 'cancelled',
  cancelledReason: '台风',
};
const own: OwnRegistration = {
  id: 5,
  conferenceId: 7,
  state: 'ticketed',
  userType: 0,
  ticketTypeId: 1,
  ticketTypeName: '普通票',
  includes: [],
  name: '林砚秋',
  phone: '138****1234',
  waitlistPosition: null,
  reason: '',
  hall: '',
  seat: '',
  hasTicket: true,
  orderId: null,
  createdAt: '2026-09-02T10:00:00',
};
const holder = {
  user: { id: 1, userName: 'lin', nickName: '林砚秋', avatar: '', roles: [] },
  permissions: [],
  isRestored: true,
};

test('who holds a ticket is told why the conference was called off, and offered no ticket', async () => {
  const answers = { GetMyRegistration: own };
  const { box, unmount } = await renderSite(<RegisterAction conference={conference} />, { answers, state: holder });
  expect(box.textContent).toContain('查看参会票');
  await unmount();
  const after = await renderSite(<RegisterAction conference={calledOff} />, { answers, state: holder });
  expect(after.box.textContent).toBe('会议已取消：台风');
});

test('one’s own conferences show their state, and of one called off the reason in the ticket’s place', async () => {
  const { box } = await renderSite(<MyConferences />, {
    answers: { GetMyConferences: { items: [{ conference: calledOff, registration: own }] } },
    state: holder,
  });
  expect(box.textContent).toContain('已取消');
  expect(box.textContent).toContain('会议已取消：台风');
  expect(box.textContent).not.toContain('已报名');
  expect(box.textContent).not.toContain('查看参会票');
});
