import type { PhotographerInfo } from '@tuyuan/contract/library/photographer-data.ts';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { PageSection } from '../../../shared/page-section.tsx';
import { nameOf } from '../../../shared/photographer-paths.ts';
import styles from './introduction.module.css';
import { PhotographerArticles } from './photographer-articles.tsx';
import { UnitLinks } from './unit-links.tsx';

/** Whom the rights in the works belong to, and since when the site vouches for it. */
function rightsOf(name: string, isCertified: boolean, joinedAt: string): string {
  const rights = `作品著作权归${name}所有，由本站代为授权`;
  return isCertified ? `${rights}；${joinedAt.slice(0, 10)} 起实名认证` : rights;
}

/** Shows the photographer's self-description. */
export function Introduction({ info }: { readonly info: PhotographerInfo }) {
  const { author, introduction, isCertified, regionName, units, unitName, joinedAt } = info;
  const facts = [
    { name: '常驻', value: regionName },
    { name: '单位', value: units.length > 0 || unitName ? <UnitLinks info={info} /> : '' },
    { name: '加入', value: joinedAt.slice(0, 10) },
    { name: '著作权', value: rightsOf(nameOf(author), isCertified, joinedAt) },
  ].filter(({ value }) => value !== '');
  return (
    <>
      <PageSection title="简介">
        {introduction === '' ? (
          <EmptyState icon="user" title="还没有写简介" text="作品就是最好的介绍。" />
        ) : (
          <p className={styles.text}>{introduction}</p>
        )}
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </PageSection>
      <PhotographerArticles id={author.id} />
    </>
  );
}
