import type { ResultOf } from '@tuyuan/api-client/endpoint-types.ts';
import type { getFooter } from '@tuyuan/contract/content/help-data.ts';

export interface FooterGroup {
  readonly title: string;
  readonly links: readonly { readonly name: string; readonly link: string }[];
}

const agreementKeys = ['agreement', 'privacy', 'copyright', 'photographer'];

/** Returns the groups of links that a site's own pages make; what has nothing in it is absent. */
export function footerGroups(footer: ResultOf<typeof getFooter> | undefined): FooterGroup[] {
  if (!footer) return [];
  const pageLinks = (isAgreement: boolean) =>
    footer.pages
      .filter(({ key }) => agreementKeys.includes(key) === isAgreement)
      .map(({ key, title }) => ({ name: title, link: `/single?key=${key}` }));
  const topics = footer.topics.map(({ id, name }) => ({ name, link: `/help#topic-${id}` }));
  const groups = [
    {
      title: '帮助',
      links: topics.length > 0 ? [...topics, { name: '意见反馈', link: '/user/main/feedback/edit' }] : [],
    },
    { title: '关于', links: pageLinks(false) },
    { title: '协议', links: pageLinks(true) },
  ];
  return groups.filter(({ links }) => links.length > 0);
}
