// @vitest-environment happy-dom
import type { UnitDetail } from '@tuyuan/contract/account/organization-unit.ts';
import { find } from '@tuyuan/ui/testing/mount.ts';
import { expect, test } from 'vitest';
import { renderSite } from '../../../shared/testing/render-site.tsx';
import { unitMeta } from './unit-meta.ts';
import { UnitView } from './unit-view.tsx';
import { UnitWorks } from './unit-works.tsx';

const unit: UnitDetail = {
  id: 4,
  name: '贡山县分会',
  parents: [{ id: 2, name: '怒江州摄影家协会' }],
  children: [],
  introduction: '独龙江、丙中洛。\n\n七名会员。',
  cover: null,
  logo: '',
  contactName: '',
  phone: '0886-6555 0170',
  address: '茨开镇 18 号',
  photographerCount: 0,
  imageCount: 0,
  albumCount: 0,
  photographers: [],
  albums: [],
  topicAlbums: [],
  videos: [],
};

test('a unit without people says so; what nobody filled in has no empty line', async () => {
  const { box } = await renderSite(<UnitView id={4}>{(shown) => <UnitWorks unit={shown} />}</UnitView>, {
    answers: { GetUnit: unit },
  });
  expect(box.textContent).toContain('还没有摄影师加入');
  expect(box.textContent).not.toContain('联系人');
  expect(box.textContent).not.toContain('下级单位');
  expect(find('a[href^="tel:"]', box).getAttribute('href')).toBe('tel:088665550170');
  expect(find('a[href="/unit?id=2"]', box).textContent).toBe('怒江州摄影家协会');
});

test('search engines are told what it is and what it belongs to', () => {
  const meta = unitMeta(unit, {
    origin: 'https://x.test',
    siteName: '图苑',
    siteDescription: '',
    url: new URL('https://x.test/unit?id=4'),
  });
  expect(meta).toMatchObject({
    title: '贡山县分会',
    canonical: '/unit?id=4',
    description: '独龙江、丙中洛。 七名会员。',
    jsonLd: [{ '@type': 'Organization', parentOrganization: { url: 'https://x.test/unit?id=2' } }],
  });
});
