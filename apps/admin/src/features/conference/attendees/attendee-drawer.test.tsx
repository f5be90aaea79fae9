// @vitest-environment happy-dom
import type { AttendeeDetail } from '@tuyuan/contract/conference/attendees.ts';
import type { ConferenceDraft } from '@tuyuan/contract/conference/conference-management.ts';
import { find, findButton, press, typeInto } from '@tuyuan/ui/testing/mount.ts';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { plainConference } from '../../../shared/testing/plain-conference.ts';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { AttendeeDrawer } from './attendee-drawer.tsx';
import { plainAttendee } from './testing/plain-attendee.ts';
import { useAttendeeActions } from './use-attendee-actions.tsx';

const attendee: AttendeeDetail = {
  ...plainAttendee,
  phone: '138****1234',
  hall: '一厅',
  email: '',
  gender: 'unknown',
  diet: '',
  hostPhone: '',
  answers: {},
  ticketTail: 'K7QX',
  ticketIssuedAt: '2026-09-02T10:00:00',
  sessions: 0,
};

function Open() {
  const actions = useAttendeeActions(7);
  const [times, setTimes] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setTimes(times + 1)}>
        再打开
      </button>
      <AttendeeDrawer
        key={times}
        id={5}
        tab="record"
        types={[]}
        actions={actions}
        onTab={() => {}}
        onClose={() => {}}
      />
    </>
  );
}

async function openDrawer(conference: Partial<ConferenceDraft> = {}) {
  let stored = attendee;
  let isSlow = false;
  let answerNow = () => {};
  const page = await renderAdmin(<Open />, {
    answers: {
      GetInfo: { ...plainConference, ...conference },
      GetAttendee: () => stored,
      UpdateAttendee: async (fields: Partial<AttendeeDetail>) => {
        stored = { ...stored, ...JSON.parse(JSON.stringify(fields)) };
        const answer = stored;
        if (isSlow)
          await new Promise<void>((resolve) => {
            answerNow = resolve;
          });
        return answer;
      },
    },
    permissions: ['Pages.Conferences.Edit'],
  });
  return {
    ...page,
    saveSlowly() {
      isSlow = true;
      return () => answerNow();
    },
    /** Without a word of it. */
    changeUnheard(change: Partial<AttendeeDetail>) {
      stored = { ...stored, ...change };
    },
    async changeElsewhere(change: Partial<AttendeeDetail>) {
      stored = { ...stored, ...change };
      await page.renew('Conference');
    },
  };
}

const field = (name: string) => find<HTMLInputElement>(`#attendee_${name}`);

test('what is typed of somebody outlives a new ticket, which the drawer’s own menu gives him', async () => {
  const { changeElsewhere, calls } = await openDrawer();
  await typeInto(field('seat'), 'A-12');
  await changeElsewhere({ ticketTail: 'M2ZD' });
  expect(field('seat').value).toBe('A-12');
  expect(document.body.textContent).not.toContain('别人刚保存过');

  await press(findButton('保存资料'));
  await settle();
  expect(calls.find(({ path }) => path.endsWith('/UpdateAttendee'))?.input).toMatchObject({ seat: 'A-12' });
  expect(field('seat').value).toBe('A-12');
});

test('what a colleague changes meanwhile comes in beside what is typed, and is told of', async () => {
  const { changeElsewhere } = await openDrawer();
  await typeInto(field('seat'), 'A-12');
  await changeElsewhere({ hall: '二厅', badgeNo: '0042' });
  expect([field('seat').value, field('hall').value, field('badgeNo').value]).toEqual(['A-12', '二厅', '0042']);
  expect(document.body.textContent).toContain('别人刚保存过：厅、胸卡号');
});

test('a form that nobody types in follows what is stored without a word', async () => {
  const { changeElsewhere } = await openDrawer();
  await changeElsewhere({ hall: '二厅' });
  expect(field('hall').value).toBe('二厅');
  expect(document.body.textContent).not.toContain('别人刚保存过');
});

test('another type of ticket is chosen only while people still come', async () => {
  const { unmount } = await openDrawer();
  expect(field('ticketTypeId').disabled).toBe(false);
  await unmount();
  await openDrawer({ conferenceState: 0, isActived: false, isOver: true });
  expect([field('ticketTypeId').disabled, field('seat').disabled]).toEqual([true, false]);
});

test('it is read anew whenever it is opened', async () => {
  const { changeUnheard } = await openDrawer();
  changeUnheard({ hall: '二厅' });
  await press(findButton('再打开'));
  await settle();
  expect(field('hall').value).toBe('二厅');
});

test('only what was changed is saved: what a colleague stored unheard stays, and is seen then', async () => {
  const { changeUnheard, calls } = await openDrawer();
  changeUnheard({ hall: '二厅' });
  await typeInto(field('seat'), 'A-12');
  await press(findButton('保存资料'));
  await settle();
  const { input } = calls.find(({ path }) => path.endsWith('/UpdateAttendee')) ?? {};
  expect(input).toEqual({ id: 5, seat: 'A-12', answers: {} });
  expect([field('seat').value, field('hall').value]).toEqual(['A-12', '二厅']);
});

test('what is typed while it is saved stays, and is saved next', async () => {
  const { saveSlowly, calls } = await openDrawer();
  const answerNow = saveSlowly();
  await typeInto(field('seat'), 'A-12');
  await press(findButton('保存资料'));
  await typeInto(field('hall'), '二厅');
  answerNow();
  await settle();
  expect([field('seat').value, field('hall').value]).toEqual(['A-12', '二厅']);
  await press(findButton('保存资料'));
  await settle();
  const { input } = calls.filter(({ path }) => path.endsWith('/UpdateAttendee')).at(-1) ?? {};
  expect(input).toEqual({ id: 5, hall: '二厅', answers: {} });
});
