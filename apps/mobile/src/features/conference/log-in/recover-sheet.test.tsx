// @vitest-environment happy-dom
import { find, findButton, press, typeInto } from '@tuyuan/ui/testing/mount.ts';
import { expect, it } from 'vitest';
import { renderPage, settle } from '../../../shared/testing/render-page.tsx';
import { RecoverSheet } from './recover-sheet.tsx';

const send = async () => {
  await press(findButton('把票发到这个手机号'));
  await settle();
};

it('has the tickets sent to a number, after it has told a slip at the field', async () => {
  const { calls } = await renderPage(<RecoverSheet conferenceId={7} onClose={() => {}} />, {
    answers: { RecoverTicket: {} },
  });
  await send();
  expect(find('[role=alert]').textContent).toContain('11 位手机号');
  expect(calls).toEqual([]);
  await typeInto(find<HTMLInputElement>('#recover-phone'), '138 0000 0001');
  await send();
  expect(calls.map(({ input }) => input)).toEqual([{ phone: '13800000001', conferenceId: 7 }]);
  expect(document.body.textContent).toContain('短信发出');
});
