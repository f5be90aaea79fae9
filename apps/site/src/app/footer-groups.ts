import type { ResultOf } from '@tuyuan/api-client/endpoint-types.ts';
import type { getFooter } from '@tuyuan/contract/content/help-data.ts';
import { agreementPages, isAgreementPage } from '../features/content/single/single-pages.ts';

export interface FooterGroup {
  readonly title: string;
  readonly links: readonly { readonly name: string; readonly link: string }[];
}

/**
 * Returns the groups of links to a site's own pages; what has nothing in it is absent. Without the answer of `GetFooter`,
 * which the browser asks for, there is what every site has.
 */
export function footerGroups(footer: ResultOf<typeof getFooter> | undefined): FooterGroup[] {
  const pages: readonly { readonly key: string; readonly title: string }[] = footer?.pages ?? agreementPages;
  const pageLinks = (isAgreement: boolean) =>
    pages
      .filter(({ key }) => isAgreementPage(key) === isAgreement)
      .map(({ key, title }) => ({ name: title, link: `/single?key=${key}` }));
  const topics = (footer?.topics ?? []).map(({ id, name }) => ({ name, link: `/help#topic-${id}` }));
  const help = [{ name: '帮助中心', link: '/help' }, ...topics, { name: '意见反馈', link: '/user/main/feedback/edit' }];
  return [
    { title: '帮助', links: help },
    { title: '关于', links: pageLinks(false) },
    { title: '协议', links: pageLinks(true) },
  ].filter(({ links }) => links.length > 0);
}
