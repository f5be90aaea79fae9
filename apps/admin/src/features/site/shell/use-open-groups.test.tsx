// @vitest-environment happy-dom
import { find, mount, press } from '@tuyuan/ui/testing/mount.ts';
import { afterEach, expect, it } from 'vitest';
import { useOpenGroups } from './use-open-groups.ts';

const page = (path: string) => ({ name: path, path, icon: '', children: [] });
const group = (path: string, ...children: ReturnType<typeof page>[]) => ({ name: path, path, icon: '', children });
const menu = [page('/start'), group('/library', page('/images'), page('/albums')), group('/system', page('/users'))];

/** The open groups; a click makes the menu report `keys`. */
function Probe({ path, keys }: { readonly path: string; readonly keys: readonly string[] }) {
  const { openGroups, changeOpen } = useOpenGroups(menu, path);
  return (
    <button type="button" onClick={() => changeOpen(keys)}>
      {openGroups.join()}
    </button>
  );
}
afterEach(() => localStorage.clear());

it('shows the group of the page, and one other in its place when that is opened', async () => {
  const { box, show } = await mount(<Probe path="/images" keys={['/library', '/system']} />);
  expect(box.textContent).toBe('/library');
  await press(find('button', box));
  expect(box.textContent).toBe('/system');
  await show(<Probe path="/images" keys={[]} />);
  await press(find('button', box));
  expect(box.textContent).toBe('');
  await show(<Probe path="/users" keys={[]} />);
  expect(box.textContent).toBe('/system');
});

it('remembers what was opened for pages of no group', async () => {
  const { box, unmount } = await mount(<Probe path="/start" keys={['/system']} />);
  expect(box.textContent).toBe('');
  await press(find('button', box));
  await unmount();
  const again = await mount(<Probe path="/start" keys={[]} />);
  expect(again.box.textContent).toBe('/system');
  await again.show(<Probe path="/albums" keys={[]} />);
  expect(again.box.textContent).toBe('/library');
});
