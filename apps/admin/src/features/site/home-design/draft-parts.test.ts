import type { DesignedItem, HomeDesign } from '@tuyuan/contract/site/home-design.ts';
import { expect, it } from 'vitest';
import { describeChanges, mergeDrafts } from './draft-parts.ts';

const item = (id: number, name: string): DesignedItem => ({ id, name, link: '/', isActived: true });
const design = (navigation: DesignedItem[], friends: string[] = []): HomeDesign => ({
  blocks: [],
  slides: [],
  bottomBar: [],
  navigation,
  friendLinks: friends.map((name, index) => ({ id: index + 1, name, link: 'https://a.example' })),
});

it('keeps own parts and takes the others of whoever saved meanwhile', () => {
  const base = design([item(1, '甲')]);
  const merged = mergeDrafts({
    base,
    stored: base,
    mine: design([item(1, '乙')]),
    theirs: design([item(1, '甲')], ['丙']),
  });
  expect(merged).toEqual({ design: design([item(1, '乙')], ['丙']), clashes: [] });
});

it('tells a part that both changed, unless in the same way', () => {
  const base = design([item(1, '甲')]);
  const sides = { base, stored: base, mine: design([item(1, '乙')]) };
  expect(mergeDrafts({ ...sides, theirs: design([item(1, '丙')]) }).clashes).toEqual(['navigation']);
  expect(mergeDrafts({ ...sides, theirs: design([item(1, '乙')]) }).clashes).toEqual([]);
});

it('takes what the server made of an own change for no one else’s', () => {
  const stored = design([item(1, '甲')]);
  const base = design([item(1, '甲 ')]);
  expect(mergeDrafts({ base, stored, mine: design([item(1, '乙')]), theirs: stored }).clashes).toEqual([]);
});

it('says what publishing changes', () => {
  const from = design([item(1, '甲'), item(2, '乙')], ['丙']);
  expect(describeChanges(from, design([item(2, '乙'), item(1, '甲')], ['丙', '丁']))).toEqual([
    '导航：换了顺序',
    '友情链接：新增 1',
  ]);
  expect(describeChanges(from, design([item(1, '改'), item(3, '新')], ['丙']))).toEqual([
    '导航：新增 1、修改 1、删除 1',
  ]);
});
