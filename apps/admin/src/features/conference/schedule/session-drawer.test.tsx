// @vitest-environment happy-dom
import { useGetScheduleDraftQuery } from '@tuyuan/api-client/conference/schedule-management.ts';
import type { DraftSession, ScheduleDraft } from '@tuyuan/contract/conference/schedule.ts';
import { find, findButton, press, typeInto } from '@tuyuan/ui/testing/mount.ts';
import { expect, test } from 'vitest';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { EditedScheduleContext } from './edited-schedule.tsx';
import { SessionDrawer } from './session-drawer.tsx';
import { newSession } from './session-fields.ts';

const first: DraftSession = { ...newSession, id: 3, revision: 4, title: '开幕', startTime: '2026-11-20T09:00:00' };

function Desk() {
  const { data } = useGetScheduleDraftQuery({ id: 7 });
  if (!data) return null;
  const { sessions } = data;
  const idle = { put: () => {}, canUndo: false, undo: () => {}, open: () => {} };
  return (
    <EditedScheduleContext value={{ ...idle, sessions, draft: data, problems: [], mayEdit: true }}>
      <SessionDrawer session={sessions[0]} onClose={() => {}} />
    </EditedScheduleContext>
  );
}

const title = () => find<HTMLInputElement>('#session_title');
const abstract = () => find<HTMLTextAreaElement>('#session_abstract');
const save = async () => {
  await press(findButton('保存'));
  await settle();
};

/** Opens the drawer over a server that rejects outdated revisions. */
async function openDrawer() {
  let stored = first;
  const schedule = (): ScheduleDraft => ({
    conference: {
      id: 7,
      title: '江南影像大会',
      startTime: '2026-11-20T09:00:00',
      endTime: '2026-11-22T17:00:00',
      version: 0,
      publishedAt: null,
    },
    rooms: [],
    tracks: [],
    speakers: [],
    clashes: [],
    sessions: [stored],
  });
  const change = (session: Partial<DraftSession>): DraftSession => {
    stored = { ...stored, ...session, revision: stored.revision + 1 };
    return stored;
  };
  const { calls } = await renderAdmin(<Desk />, {
    answers: {
      GetDraft: schedule,
      UpdateSession: (session: DraftSession) => (session.revision === stored.revision ? change(session) : 409),
    },
    permissions: ['Pages.Conferences.Edit'],
  });
  const saved = () => calls.filter(({ path }) => path.endsWith('/UpdateSession')).map(({ input }) => input);
  return { saved, changeElsewhere: change };
}

test('a refused save shows what somebody else wrote and keeps what is typed; the next one loses neither', async () => {
  const { saved, changeElsewhere } = await openDrawer();
  await typeInto(title(), '开幕式');
  changeElsewhere({ abstract: '别人写的介绍' });
  await save();
  expect(document.body.textContent).toContain('别人刚保存过：介绍');
  expect([title().value, abstract().value]).toEqual(['开幕式', '别人写的介绍']);

  await save();
  expect(saved().at(-1)).toMatchObject({ revision: 5, title: '开幕式', abstract: '别人写的介绍' });
});

test('where both wrote the same field, the drawer says what the other wrote before it is replaced', async () => {
  const { saved, changeElsewhere } = await openDrawer();
  await typeInto(title(), '开幕式');
  changeElsewhere({ title: '欢迎' });
  await save();
  expect(document.body.textContent).toContain('你也改了题目（对方：「欢迎」）');
  expect(title().value).toBe('开幕式');
  await save();
  expect(saved().at(-1)).toMatchObject({ revision: 5, title: '开幕式' });
});
