import { expect, it } from 'vitest';
import { footerGroups } from './footer-groups.ts';

it('puts pages and agreements apart, leads to the topics of the help, and leaves out what is empty', () => {
  const pages = [
    { key: 'about-us', title: '关于我们' },
    { key: 'privacy', title: '隐私政策' },
  ];
  expect(footerGroups({ topics: [{ id: 7, name: '账号' }], pages })).toEqual([
    {
      title: '帮助',
      links: [
        { name: '账号', link: '/help#topic-7' },
        { name: '意见反馈', link: '/user/main/feedback/edit' },
      ],
    },
    { title: '关于', links: [{ name: '关于我们', link: '/single?key=about-us' }] },
    { title: '协议', links: [{ name: '隐私政策', link: '/single?key=privacy' }] },
  ]);
  expect(footerGroups({ topics: [], pages: [] })).toEqual([]);
  expect(footerGroups(undefined)).toEqual([]);
});
