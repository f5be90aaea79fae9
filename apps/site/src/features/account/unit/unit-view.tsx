import { useGetUnitQuery } from '@tuyuan/api-client/account/organization-unit.ts';
import type { UnitDetail } from '@tuyuan/contract/account/organization-unit.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { LinkChip } from '@tuyuan/ui/chip.tsx';
import type { ReactNode } from 'react';
import { PageBanner } from '../../../shared/page-banner.tsx';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { PageSection } from '../../../shared/page-section.tsx';
import { ShareButtons } from '../../../shared/share-buttons.tsx';
import { useSetting } from '../../../shared/site-settings.ts';
import { UnitLogo } from '../../../shared/unit-logo.tsx';
import { unitPath } from '../../../shared/unit-path.ts';
import { UnitAbout } from './unit-about.tsx';
import styles from './unit-view.module.css';

interface UnitViewProps {
  readonly id: number;
  /** Its people and what they published. */
  children(unit: UnitDetail): ReactNode;
}

/** Public page of a unit: description, position in the hierarchy, contact. */
export function UnitView({ id, children }: UnitViewProps) {
  const { currentData: unit } = useGetUnitQuery({ id });
  const home = useSetting('indexChar') || '首页';
  if (!unit) return null;
  const { name, photographerCount, imageCount, albumCount } = unit;
  const crumbs = [
    { label: home, href: '/' },
    ...unit.parents.map((parent) => ({ label: parent.name, href: unitPath(parent.id) })),
    { label: name },
  ];
  return (
    <>
      <PageBanner cover={unit.cover} crumbs={crumbs} title={name} mark={<UnitLogo logo={unit.logo} size={64} />}>
        <dl className={styles.figures}>
          <Figure label="摄影师" count={photographerCount} />
          <Figure label="图片" count={imageCount} />
          <Figure label="图集" count={albumCount} />
        </dl>
        <ShareButtons path={unitPath(id)} title={name} />
      </PageBanner>
      <PageFrame>
        <UnitAbout unit={unit} />
        {unit.children.length > 0 && (
          <PageSection title="下级单位">
            <ul className={styles.children}>
              {unit.children.map((child) => (
                <li key={child.id}>
                  <LinkChip href={unitPath(child.id)}>
                    <span className={styles.child}>
                      <UnitLogo logo={child.logo} size={24} />
                      {child.name}
                    </span>
                  </LinkChip>
                </li>
              ))}
            </ul>
          </PageSection>
        )}
        {children(unit)}
      </PageFrame>
    </>
  );
}

function Figure({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatCount(count)}</dd>
    </div>
  );
}
