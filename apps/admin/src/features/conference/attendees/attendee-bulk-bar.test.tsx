// @vitest-environment happy-dom
import type { ManagedAttendee } from '@tuyuan/contract/conference/attendees.ts';
import { find, findButton, press, pressKey, typeInto } from '@tuyuan/ui/testing/mount.ts';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useSelection } from '../../../shared/list/use-selection.ts';
import { plainConference } from '../../../shared/testing/plain-conference.ts';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { AttendeeBulkBar } from './attendee-bulk-bar.tsx';
import { plainAttendee } from './testing/plain-attendee.ts';
import { useAttendeeActions } from './use-attendee-actions.tsx';

const one = (id: number, place: Partial<ManagedAttendee> = {}): ManagedAttendee => ({ ...plainAttendee, id, ...place });
const people = [one(1), one(2, { hall: '二号厅', seat: 'A1' }), one(3, { hall: '一号厅', seat: 'A1' })];

function Bar() {
  const selection = useSelection(people);
  const actions = useAttendeeActions(7);
  const [isChosen, setChosen] = useState(false);
  const choose = () => {
    selection.set(people, true);
    setChosen(true);
  };
  return (
    <>
      <button type="button" onClick={choose}>
        全选
      </button>
      {isChosen && <AttendeeBulkBar selection={selection} actions={actions} />}
      {actions.dialog}
    </>
  );
}

test('a hall is given to all who are chosen, the group stays, and who sits elsewhere is counted before', async () => {
  const { calls, unmount } = await renderAdmin(<Bar />, {
    answers: { GetInfo: plainConference, PlaceAttendees: { succeeded: [1, 3], failed: [] } },
    permissions: ['Pages.Conferences.Edit'],
  });
  await press(findButton('全选'));
  await press(findButton('厅和分组G'));
  await settle();
  const store = () => findButton('安排');
  expect(store().disabled).toBe(true);
  await typeInto(find('#placeAttendees_hall'), ' 一号厅 ');
  await pressKey(find('#placeAttendees_hall'), 'Escape');
  await settle();
  await press(findButton('继续编辑'));
  await settle();
  expect(document.body.textContent).toContain('其中 1 人换厅前已排座位');
  await press(store());
  await settle();
  expect(calls.find(({ path }) => path.endsWith('/PlaceAttendees'))?.input).toEqual({ ids: [1, 2, 3], hall: '一号厅' });
  await unmount();
});
