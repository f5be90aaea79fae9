// @vitest-environment happy-dom
import { find, findButton, press, pressKey } from '@tuyuan/ui/testing/mount.ts';
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { type FakeServer, mountPage } from '../testing/mount-page.tsx';
import { useCaptcha } from './use-captcha.ts';

const puzzle = {
  ...{ provider: 'slider', challenge: 'c1', width: 320, height: 160, pieceSize: 58, pieceTop: 25 },
  ...{ background: 'data:,b', piece: 'data:,p', expiresIn: 180 },
};

function Asking() {
  const captcha = useCaptcha();
  const [answer, setAnswer] = useState('nothing yet');
  return (
    <>
      <button type="button" onClick={() => void captcha.ask('sms').then((ticket) => setAnswer(ticket ?? 'given up'))}>
        ask
      </button>
      <output>{answer}</output>
      {captcha.dialog}
    </>
  );
}

async function ask(server: FakeServer) {
  const page = await mountPage(Asking, '/', server);
  await press(findButton('ask'));
  await settle();
  return page;
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)));

async function slide(): Promise<void> {
  const handle = find('[role=slider]');
  for (let step = 0; step < 3; step++) await pressKey(handle, 'ArrowRight');
  await pressKey(handle, 'Enter');
  await settle();
}

test('answers the ticket of a solved puzzle, told for what it was asked and how the piece was moved', async () => {
  const { calls } = await ask((action) => (action === 'GetGeetestConfig' ? puzzle : { ticket: 't1', expiresIn: 300 }));
  await slide();
  expect(find('output').textContent).toBe('t1');
  expect(document.querySelector('dialog')).toBeNull();
  const check = calls.find(({ action }) => action === 'CheckGeetestVerify');
  expect(check?.input).toMatchObject({ purpose: 'sms', answer: { provider: 'slider', challenge: 'c1' } });
});

test('a refused try says why and stays open, with another puzzle where this one is spent', async () => {
  let puzzles = 0;
  const { calls } = await ask((action) => {
    if (action !== 'GetGeetestConfig') throw new Error('refused');
    puzzles += 1;
    return { ...puzzle, challenge: `c${puzzles}` };
  });
  await slide();
  expect(find('dialog [role=alert]').textContent).not.toBe('');
  expect(calls.filter(({ action }) => action === 'GetGeetestConfig')).toHaveLength(2);
  await slide();
  expect(calls.at(-2)?.input).toMatchObject({ answer: { challenge: 'c2' } });
});

test('closing it answers without a ticket', async () => {
  await ask(() => puzzle);
  await press(findButton('关闭'));
  await settle();
  expect(find('output').textContent).toBe('given up');
});
