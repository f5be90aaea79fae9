// @vitest-environment happy-dom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { JustifiedGridProps } from './justified-grid.tsx';
import { JustifiedGrid } from './justified-grid.tsx';
import { find, hydrate, mount, pressKey } from './testing/mount.ts';

interface Photo {
  readonly id: number;
  readonly ratio: number;
}

const RATIOS = [1.5, 0.75, 1.333, 1.778, 1];
const photos = (count: number): Photo[] =>
  Array.from({ length: count }, (_, id) => ({ id, ratio: RATIOS[id % RATIOS.length] ?? 1 }));

let width = 1200;
let scrolled = 0;

beforeEach(() => {
  width = 1200;
  scrolled = 0;
  sessionStorage.clear();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, -scrolled, width, 0));
  vi.spyOn(window, 'scrollBy').mockImplementation((...[options]: [unknown?, unknown?]) => {
    if (typeof options === 'object' && options && 'top' in options) scrolled += Number(options.top);
  });
});
afterEach(() => void vi.restoreAllMocks());

function Grid(props: Partial<JustifiedGridProps<Photo>> & { readonly items: readonly Photo[] }) {
  return (
    <JustifiedGrid
      label="图片"
      getKey={({ id }) => id}
      getRatio={({ ratio }) => ratio}
      renderTile={({ id }, { tabIndex }) => (
        <a href={`/photo?id=${id}`} tabIndex={tabIndex}>
          {id}
        </a>
      )}
      {...props}
    />
  );
}

const tiles = () => [...document.querySelectorAll<HTMLElement>('li[data-index]')];
const shownIds = () => tiles().map((tile) => Number(tile.textContent));
const focused = () => document.activeElement?.textContent;
const topOf = (id: number) => find(`li[data-index="${id}"]`).style.top;

async function scrollTo(top: number): Promise<void> {
  await act(async () => {
    scrolled = top;
    window.dispatchEvent(new Event('scroll'));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

test('the markup of the server hydrates without a complaint and keeps its tiles', async () => {
  const grid = <Grid items={photos(100)} />;
  const html = renderToString(grid);
  expect(html.match(/data-index/g)).toHaveLength(24);
  const { complaints } = await hydrate(html, grid);
  expect(complaints).toEqual([]);
  expect(find('ul').style.height).toMatch(/^\d+(\.\d+)?px$/);
});

test('of 100,000 pictures only those near the window are in the page', async () => {
  await mount(<Grid items={photos(100_000)} />);
  expect(tiles().length).toBeLessThanOrEqual(600);
  expect(shownIds()).toContain(0);
  const height = Number.parseInt(find('ul').style.height, 10);
  await scrollTo(height / 2);
  expect(tiles().length).toBeLessThanOrEqual(600);
  expect(shownIds()).not.toContain(0);
  expect(Math.min(...shownIds())).toBeGreaterThan(40_000);
});

test.each([320, 1200])('at %d px no tile leaves the list', async (wanted) => {
  width = wanted;
  await mount(<Grid items={photos(40)} />);
  for (const { style } of tiles()) {
    expect(Number.parseInt(style.left, 10) + Number.parseInt(style.width, 10)).toBeLessThanOrEqual(wanted);
  }
});

test('arrows go to the neighbours, Home and End to the first and last picture', async () => {
  await mount(<Grid items={photos(500)} />);
  await act(async () => find('li[data-index="0"] a').focus());
  await pressKey(find('li[data-index="0"] a'), 'ArrowRight');
  expect(focused()).toBe('1');
  await pressKey(find('li[data-index="1"] a'), 'ArrowDown');
  const below = Number(focused());
  expect(topOf(below)).not.toBe(topOf(1));
  await pressKey(find(`li[data-index="${below}"] a`), 'ArrowUp');
  expect(topOf(Number(focused()))).toBe(topOf(0));
  await pressKey(document.activeElement ?? document.body, 'End');
  expect(focused()).toBe('499');
  await pressKey(document.activeElement ?? document.body, 'Home');
  expect(focused()).toBe('0');
  await pressKey(document.activeElement ?? document.body, 'ArrowLeft');
  expect(focused()).toBe('0');
});

test('Alt with an arrow is left to the browser', async () => {
  await mount(<Grid items={photos(20)} />);
  await act(async () => find('li[data-index="3"] a').focus());
  await pressKey(find('li[data-index="3"] a'), 'ArrowLeft', { altKey: true });
  expect(focused()).toBe('3');
});

test('one tile at a time is in the tab order, and it is one that can be seen', async () => {
  await mount(<Grid items={photos(1000)} />);
  const stops = () => [...document.querySelectorAll<HTMLElement>('li a[tabindex="0"]')].map((link) => link.textContent);
  expect(stops()).toEqual(['0']);
  await scrollTo(8000);
  expect(stops()).toHaveLength(1);
  expect(stops()).not.toContain('0');
});

test('asks for more once per length of the list', async () => {
  const onReachEnd = vi.fn();
  const { show } = await mount(<Grid items={photos(20)} hasMore onReachEnd={onReachEnd} />);
  await scrollTo(300);
  await scrollTo(600);
  expect(onReachEnd).toHaveBeenCalledTimes(1);
  await show(<Grid items={photos(40)} hasMore onReachEnd={onReachEnd} />);
  await scrollTo(1500);
  expect(onReachEnd).toHaveBeenCalledTimes(2);
  await show(<Grid items={photos(60)} onReachEnd={onReachEnd} />);
  await scrollTo(2500);
  expect(onReachEnd).toHaveBeenCalledTimes(2);
});

test('appending leaves the rows already shown where they are', async () => {
  const { show } = await mount(<Grid items={photos(60)} hasMore />);
  const before = [0, 5, 10, 15].map(topOf);
  await show(<Grid items={photos(120)} hasMore />);
  expect([0, 5, 10, 15].map(topOf)).toEqual(before);
});

test('gone back to, it shows again what was at the top', async () => {
  const first = await mount(<Grid items={photos(1000)} restoreKey="/gallery#a" />);
  await scrollTo(12_340);
  await first.unmount();
  scrolled = 0;
  await mount(<Grid items={photos(1000)} restoreKey="/gallery#a" />);
  expect(Math.abs(scrolled - 12_340)).toBeLessThanOrEqual(1);
});

test('another place in the history starts at its top', async () => {
  const first = await mount(<Grid items={photos(1000)} restoreKey="/gallery#a" />);
  await scrollTo(5000);
  await first.unmount();
  scrolled = 0;
  await mount(<Grid items={photos(1000)} restoreKey="/gallery#b" />);
  expect(scrolled).toBe(0);
});

test('an empty list is an empty list', async () => {
  await mount(<Grid items={[]} footer={<p>没有图片</p>} />);
  expect(tiles()).toEqual([]);
  expect(find('p').textContent).toBe('没有图片');
});
