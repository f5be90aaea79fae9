// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { Dialog } from './dialog.tsx';
import { ErrorPage } from './error-page.tsx';
import { ImageTile } from './image-tile.tsx';
import type { LinkProps } from './link.tsx';
import { LinkProvider } from './link.tsx';
import { pageNumbers } from './page-numbers.ts';
import { ProgressiveImage } from './progressive-image.tsx';
import { Select } from './select.tsx';
import { Tabs } from './tabs.tsx';
import { find, findButton, mount, press, pressKey } from './testing/mount.ts';
import { TextField } from './text-field.tsx';
import { thumbhashColor, thumbhashPicture } from './thumbhash-picture.ts';

const HASH = '1QcSHQRnh493V4dIh4eXh1h4kJUI';

test('the error page says 500 and Error unless told otherwise, and leads home', async () => {
  const { box, show } = await mount(<ErrorPage />);
  expect(box.textContent).toBe('500Error返回首页');
  expect(find('a').getAttribute('href')).toBe('/');
  await show(<ErrorPage status={404} />);
  expect(find('h1').textContent).toBe('页面不存在');
  await show(<ErrorPage status={403} message="没有权限查看这一页" />);
  expect(find('h1').textContent).toBe('没有权限查看这一页');
});

test('links go through the router the app provides', async () => {
  const RouterLink = ({ href, children }: LinkProps) => <a href={`/base${href}`}>{children}</a>;
  await mount(
    <LinkProvider component={RouterLink}>
      <Tabs label="分类" tabs={[{ href: '/gallery', label: '全部', isCurrent: true }]} />
    </LinkProvider>,
  );
  expect(find('nav a').getAttribute('href')).toBe('/base/gallery');
});

test('the current tab says so', async () => {
  const tabs = [
    { href: '?a', label: '最新', isCurrent: false },
    { href: '?b', label: '最热', count: '1,284', isCurrent: true },
  ];
  await mount(<Tabs label="排序" tabs={tabs} />);
  expect(find('[aria-current=page]').textContent).toBe('最热1,284');
});

const image = { src: '/a.jpg', width: 1500, height: 1000, thumbhash: HASH };

test('a picture keeps its shape free before it loads', async () => {
  const { box } = await mount(<ProgressiveImage {...image} alt="雪山" />);
  expect(find('span', box).style.aspectRatio).toBe('1500 / 1000');
  expect(find('img', box).getAttribute('alt')).toBe('雪山');
});

test('a picture that cannot be opened says so, and another one gets its chance', async () => {
  const { box, show } = await mount(<ProgressiveImage {...image} alt="雪山" />);
  await act(async () => find('img', box).dispatchEvent(new Event('error')));
  expect(box.textContent).toBe('图片暂时打不开');
  expect(find('[role=img]', box).getAttribute('aria-label')).toContain('雪山');
  await show(<ProgressiveImage {...image} src="/b.jpg" alt="雪山" />);
  expect(find('img', box).getAttribute('src')).toBe('/b.jpg');
});

test('pictures of the first screen load at once, the others when they come near', async () => {
  const { box, show } = await mount(<ProgressiveImage {...image} alt="" isEager />);
  expect(find('img', box).getAttribute('loading')).toBe('eager');
  expect(find('img', box).getAttribute('fetchpriority')).toBe('high');
  await show(<ProgressiveImage {...image} alt="" />);
  expect(find('img', box).getAttribute('loading')).toBe('lazy');
});

test('an unreadable thumbhash is no placeholder and no error', () => {
  expect(thumbhashColor(HASH)).toMatch(/^rgb\(\d+ \d+ \d+\)$/);
  expect(thumbhashPicture(HASH)).toMatch(/^data:image\/png/);
  expect(thumbhashPicture('***')).toBeUndefined();
  expect(thumbhashColor('***')).toBeUndefined();
});

test('every action of a tile is named with its picture, and tells whether it is pressed', async () => {
  const onPress = vi.fn();
  const actions = [
    { icon: 'heart', label: '喜欢', isPressed: true, onPress },
    { icon: 'cart', label: '加购物车', onPress },
  ] as const;
  await mount(<ImageTile href="/photo?id=7" title="日照金山" image={image} price="¥88.00 起" actions={actions} />);
  expect(findButton('喜欢：日照金山').getAttribute('aria-pressed')).toBe('true');
  expect(findButton('加购物车：日照金山').getAttribute('aria-pressed')).toBeNull();
  await press(findButton('加购物车：日照金山'));
  expect(onPress).toHaveBeenCalledOnce();
});

test('a dialog calls onClose on its button and on a press on the veil, not on one inside', async () => {
  const onClose = vi.fn();
  await mount(
    <Dialog isOpen title="选择" onClose={onClose}>
      <p>内容</p>
    </Dialog>,
  );
  const pressMouseOn = (element: Element) =>
    act(async () => element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  await pressMouseOn(find('p'));
  expect(onClose).not.toHaveBeenCalled();
  await pressMouseOn(find('dialog'));
  await press(findButton('关闭'));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a field ties its error to the input', async () => {
  await mount(<TextField label="手机号" error="手机号应为 11 位数字" />);
  const input = find('input');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(find(`[id="${input.getAttribute('aria-describedby')}"]`).textContent).toBe('手机号应为 11 位数字');
});

test('a check box knows a third state', async () => {
  const { show } = await mount(<Checkbox state="mixed" label="全选" onChange={() => undefined} />);
  expect(find<HTMLInputElement>('input').indeterminate).toBe(true);
  await show(<Checkbox state label="全选" onChange={() => undefined} />);
  expect(find<HTMLInputElement>('input').indeterminate).toBe(false);
  expect(find<HTMLInputElement>('input').checked).toBe(true);
});

test('a select answers only with one of its options', async () => {
  const onChange = vi.fn();
  const options = [
    { value: 'new', label: '最新发布' },
    { value: 'hot', label: '最热' },
  ] as const;
  await mount(<Select label="排序" value="new" options={options} onChange={onChange} />);
  const select = find<HTMLSelectElement>('select');
  await act(async () => {
    select.value = 'hot';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('hot');
  await pressKey(select, 'Escape');
});

test('page numbers leave out the middle, but never a single page', () => {
  expect(pageNumbers(1, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pageNumbers(6, 20)).toEqual([1, 'gap', 5, 6, 7, 'gap', 20]);
  expect(pageNumbers(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
  expect(pageNumbers(20, 20)).toEqual([1, 'gap', 17, 18, 19, 20]);
  expect(pageNumbers(1, 1)).toEqual([1]);
});
