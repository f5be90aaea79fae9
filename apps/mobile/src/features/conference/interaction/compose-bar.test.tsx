// @vitest-environment happy-dom
import { find, mount } from '@tuyuan/ui/testing/mount.ts';
import { act, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ComposeBar } from './compose-bar.tsx';
import { useDraft } from './use-draft.ts';

afterEach(() => void vi.unstubAllGlobals());

let taken: (isTaken: boolean) => void = () => {};
const sent: [text: string, key: string][] = [];

/** Two tabs, one of which has the line to write. */
function Page() {
  const draft = useDraft();
  const [isHere, setIsHere] = useState(true);
  return (
    <>
      <button type="button" id="tab" onClick={() => setIsHere(!isHere)} />
      {isHere && (
        <ComposeBar
          label="提问"
          placeholder=""
          maxLength={120}
          draft={draft}
          fault={undefined}
          isSending={false}
          onSend={(text, key) => {
            sent.push([text, key]);
            return new Promise((resolve) => {
              taken = resolve;
            });
          }}
        />
      )}
    </>
  );
}

const field = () => find<HTMLTextAreaElement>('textarea');
async function type(text: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const send = () =>
  act(async () => void find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
const turnTab = () => act(async () => find('#tab').click());

it('keeps what is typed while the line before is on its way, and empties the field otherwise', async () => {
  await mount(<Page />);
  await type('几点开始');
  await send();
  await type('几点开始？在哪里');
  await act(async () => taken(true));
  expect(field().value).toBe('几点开始？在哪里');
  await send();
  await act(async () => taken(true));
  expect(field().value).toBe('');
  expect(sent.map(([text]) => text)).toEqual(['几点开始', '几点开始？在哪里']);
  expect(sent[0]?.[1]).not.toBe(sent[1]?.[1]);
});

it('keeps the line while another tab is looked at, also on plain http', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  await mount(<Page />);
  await type('几点开始');
  await turnTab();
  await turnTab();
  expect(field().value).toBe('几点开始');
});
