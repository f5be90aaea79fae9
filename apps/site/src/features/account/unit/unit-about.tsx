import type { UnitDetail } from '@tuyuan/contract/account/organization-unit.ts';
import { phoneLink } from '@tuyuan/format/phone-link.ts';
import type { ReactNode } from 'react';
import { PageSection } from '../../../shared/page-section.tsx';
import styles from './unit-view.module.css';

/** Shows the unit's description and contact. */
export function UnitAbout({ unit }: { readonly unit: UnitDetail }) {
  const { introduction, contactName, phone, address } = unit;
  const hasContacts = contactName !== '' || phone !== '' || address !== '';
  if (introduction === '' && !hasContacts) return null;
  return (
    <PageSection title="单位简介">
      <div className={styles.about}>
        {introduction !== '' && <p className={styles.text}>{introduction}</p>}
        {hasContacts && (
          <address className={styles.contacts}>
            <h3 className={styles.contactsTitle}>联系方式</h3>
            <dl>
              {contactName !== '' && <Fact name="联系人">{contactName}</Fact>}
              {phone !== '' && (
                <Fact name="电话">
                  <a href={phoneLink(phone)}>{phone}</a>
                </Fact>
              )}
              {address !== '' && <Fact name="地址">{address}</Fact>}
            </dl>
          </address>
        )}
      </div>
    </PageSection>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
