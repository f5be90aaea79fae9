// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { GateProvider, Permission, Role } from './gate.tsx';
import { mount } from './testing/mount.ts';

const content = (
  <>
    <Permission name="Pages.Images.Review" fallback="无权审核">
      审核
    </Permission>
    <Role name="photographer">上传作品</Role>
  </>
);

test('without the permission or the role nothing of what they guard is in the page', async () => {
  const { box } = await mount(
    <GateProvider permissions={['Pages.Images']} roles={['user']}>
      {content}
    </GateProvider>,
  );
  expect(box.textContent).toBe('无权审核');
});

test('what is held shows, and goes when it is taken away', async () => {
  const { box, show } = await mount(
    <GateProvider permissions={['Pages.Images.Review']} roles={['photographer']}>
      {content}
    </GateProvider>,
  );
  expect(box.textContent).toBe('审核上传作品');
  await show(
    <GateProvider permissions={[]} roles={[]}>
      {content}
    </GateProvider>,
  );
  expect(box.textContent).toBe('无权审核');
});

test('without a provider nobody holds anything', async () => {
  const { box } = await mount(content);
  expect(box.textContent).toBe('无权审核');
});
