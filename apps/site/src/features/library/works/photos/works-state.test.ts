import { expect, test } from 'vitest';
import { readWorksState, worksArgument, worksPath } from './works-state.ts';

const stateOf = (query: string) => readWorksState(new URLSearchParams(query));

test('an address says everything that is shown, and defaults are left out', () => {
  const path = '/user/main/works/photo?state=rejected&days=7&q=%E9%9B%AA&sort=views+DESC&page=3&image=8';
  expect(worksPath(stateOf(path.split('?')[1] ?? ''))).toBe(path);
  expect(worksPath(stateOf(''))).toBe('/user/main/works/photo');
});

test('what makes no sense counts as left out', () => {
  expect(worksPath(stateOf('state=gone&days=8&sort=id&page=-1&image=x'))).toBe('/user/main/works/photo');
});

test('the second page of a tab starts behind the first', () => {
  expect(worksArgument(stateOf('state=draft&page=2'))).toMatchObject({ reviewState: 'draft', skipCount: 24 });
});
