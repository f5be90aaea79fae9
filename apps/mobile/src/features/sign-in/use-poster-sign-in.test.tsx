// @vitest-environment happy-dom
import { find, press } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { expect, it } from 'vitest';
import { renderPage, settle } from '../../shared/testing/render-page.tsx';
import { usePosterSignIn } from './use-poster-sign-in.ts';

const poster = { pointId: 3, code: 'abcdefghijklmnopqrstuv' };

function Page() {
  const { isBusy, outcome, signIn } = usePosterSignIn();
  const tryAgain = outcome?.kind === 'refused' ? outcome.tryAgain : undefined;
  return (
    <>
      <button type="button" id="scan" onClick={() => void signIn(poster)}>
        {isBusy ? '正在签到' : (outcome?.kind ?? '')}
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
