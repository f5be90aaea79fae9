import type { PhotographerInfo } from '@tuyuan/contract/library/photographer-data.ts';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { PageSection } from '../../../shared/page-section.tsx';
import styles from './introduction.module.css';
import { UnitLinks } from './unit-links.tsx';

/** Shows the photographer's self-description. */
export function Introduction({ info }: { readonly info: PhotographerInfo }) {
  const { introduction, regionName, units, unitName, joinedAt } = info;
  const facts = [
    { name: '常驻', value: regionName },
    { name: '单位', value: units.length > 0 || unitName ? <UnitLinks info={info} /> : '' },
    { name: '加入', value: joinedAt.slice(0, 10) },
  ].filter(({ value }) => value !== '');
  return (
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
  );
}
