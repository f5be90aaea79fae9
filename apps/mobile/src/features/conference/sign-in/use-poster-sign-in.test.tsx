// @vitest-environment happy-dom
import { find, press } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { expect, it } from 'vitest';
import { renderPage, settle } from '../../../shared/testing/render-page.tsx';
import { usePosterSignIn } from './use-poster-sign-in.ts';

const poster = { pointId: 3, code: 'abcdefghijklmnopqrstuv' };

function Page() {
  const { isBusy, outcome, signIn, signOut } = usePosterSignIn();
  const leave = outcome?.kind === 'signed' ? outcome.leave : undefined;
  const tryAgain = outcome?.kind === 'refused' ? outcome.tryAgain : undefined;
  return (
    <>
      <button type="button" id="scan" onClick={() => void signIn(poster)}>
        {isBusy ? '正在签到' : (outcome?.kind ?? '')}
      </button>
      {leave && <button type="button" id="leave" onClick={leave} />}
      <button type="button" id="go" onClick={() => void signOut(poster)}>
        {outcome?.kind === 'refused' && outcome.text}
      </button>
      {tryAgain && <button type="button" id="again" onClick={tryAgain} />}
    </>
  );
}

const signed = { reason: 'ok', point: { name: '主会场', signed: { at: '2026-11-20T09:00:00' } } };

it('signs in once, however often the poster is read meanwhile', async () => {
  const { calls } = await renderPage(<Page />, { answers: { SignByPoster: signed } });
  await act(async () => {
    find('#scan').click();
    find('#scan').click();
  });
  await settle();
  expect([calls.length, find('#scan').textContent]).toEqual([1, 'signed']);
});

it('signs in by the same poster once the network is back: its code is nowhere else', async () => {
  const answers: Record<string, unknown> = { SignByPoster: 0 };
  const { calls } = await renderPage(<Page />, { answers });
  await press(find('#scan'));
  await settle();
  expect(find('#scan').textContent).toBe('refused');
  answers.SignByPoster = signed;
  await press(find('#again'));
  await settle();
  expect(find('#scan').textContent).toBe('signed');
  expect(calls[1]?.input).toEqual(calls[0]?.input);
});

it('lets who signed in before leave by the same poster, where leaving is recorded', async () => {
  const point = { name: '主会场', hasLeave: true, signed: { at: '2026-11-20T09:00:00', leftAt: null } };
  const answers: Record<string, unknown> = { SignByPoster: { reason: 'already_redeemed', point } };
  const { calls } = await renderPage(<Page />, { answers });
  await press(find('#scan'));
  await settle();
  answers.SignByPoster = {
    reason: 'ok',
    point: { ...point, signed: { ...point.signed, leftAt: '2026-11-20T11:00:00' } },
  };
  await press(find('#leave'));
  await settle();
  expect(find('#scan').textContent).toBe('left');
  const [first, second] = calls.map(({ input }) => Object(input));
  expect([first.direction, second.direction, first.nonce === second.nonce]).toEqual(['in', 'out', false]);
  expect(second).toMatchObject(poster);
});

it('offers nobody to leave who came this moment, nor where it is not recorded', async () => {
  const mounted = async (reason: string, hasLeave: boolean) => {
    const point = { name: '主会场', hasLeave, signed: { at: '2026-11-20T09:00:00', leftAt: null } };
    const { unmount } = await renderPage(<Page />, { answers: { SignByPoster: { reason, point } } });
    await press(find('#scan'));
    await settle();
    const button = document.querySelector('#leave');
    await unmount();
    return button;
  };
  expect([await mounted('ok', true), await mounted('already_redeemed', false)]).toEqual([null, null]);
});

it.each([
  [{ hasLeave: false, signed: { at: '2026-11-20T09:00:00', leftAt: null } }, '这里不记离场。'],
  [{ hasLeave: false, signed: null }, '这里不记离场。'],
  [{ hasLeave: true, signed: null }, '你还没有在这里签到，不用记离场。'],
  [{ hasLeave: true, signed: { at: '2026-11-20T09:00:00', leftAt: null } }, '没有记到离场，请找工作人员。'],
])('says why it records no leaving: %o', async (point, text) => {
  const answer = { reason: 'rules', point: { name: '主会场', ...point } };
  await renderPage(<Page />, { answers: { SignByPoster: answer } });
  await press(find('#go'));
  await settle();
  expect(find('#go').textContent).toBe(text);
});
