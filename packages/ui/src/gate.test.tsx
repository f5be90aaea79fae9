// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { GateProvider, Permission, Role, useHiddenWithoutPermission, useHiddenWithoutRole } from './gate.tsx';
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

function Actions() {
  return (
    <>
      <button type="button" {...useHiddenWithoutPermission('Pages.Images.Review')}>
        审核
      </button>
      <button type="button" {...useHiddenWithoutRole('photographer')}>
        上传作品
      </button>
    </>
  );
}

test('an element that stays in place is not displayed without the permission or the role', async () => {
  const displayOf = (box: HTMLElement) => [...box.querySelectorAll('button')].map(({ style }) => style.display);
  const { box, show } = await mount(
    <GateProvider permissions={['Pages.Images.Review']} roles={[]}>
      <Actions />
    </GateProvider>,
  );
  expect(displayOf(box)).toEqual(['', 'none']);
  await show(
    <GateProvider permissions={[]} roles={['photographer']}>
      <Actions />
    </GateProvider>,
  );
  expect(displayOf(box)).toEqual(['none', '']);
});
