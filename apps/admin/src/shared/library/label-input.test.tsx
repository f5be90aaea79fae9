// @vitest-environment happy-dom
import { findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { expect, test, vi } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { LabelInput } from './label-input.tsx';

test('what may be on the picture is offered and added by a press, without what it has', async () => {
  const onChange = vi.fn();
  await renderAdmin(<LabelInput imageId={7} value={['雪山']} onChange={onChange} />, {
    answers: { GetSeenLabels: () => ({ items: ['雪山', '湖'] }) },
    permissions: [],
  });
  expect(document.body.textContent).toContain('画面里可能有');
  expect(document.body.textContent).not.toContain('+ 雪山');
  expect(onChange).not.toHaveBeenCalled();
  await press(findButton('+ 湖'));
  expect(onChange).toHaveBeenCalledWith(['雪山', '湖']);
});
