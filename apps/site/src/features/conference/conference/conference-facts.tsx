import type { ConferenceDetail } from '@tuyuan/contract/conference/conference-data.ts';
import { phoneLink } from '@tuyuan/format/phone-link.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import type { IconName } from '@tuyuan/ui/icon-paths.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import type { ReactNode } from 'react';
import { navigatePath } from '../../../shared/conference/conference-paths.ts';
import { daysText, placeText } from '../../../shared/conference/conference-words.ts';
import styles from './conference-facts.module.css';

/** Shows time, place, organisers and what is included. Whether one can register is said by the card beside it alone. */
export function ConferenceFacts({ conference }: { readonly conference: ConferenceDetail }) {
  const { id, startTime, endTime, address, organiser, coOrganisers, officePhone, ticketTypes } = conference;
  const includes = [...new Set(ticketTypes.flatMap((type) => type.includes))];
  return (
    <dl className={styles.facts}>
      <Fact icon="clock" name="时间">
        {daysText(conference)}
        <small>
          首日 {wireClock(startTime)} 开始，末日 {wireClock(endTime)} 结束
        </small>
      </Fact>
      <Fact icon="location" name="地点">
        <Link href={navigatePath(id)} className={styles.link}>
          {placeText(conference)}
        </Link>
        {address !== '' && <small>{address}</small>}
      </Fact>
      {organiser !== '' && (
        <Fact icon="user" name="主办">
          {organiser}
          {coOrganisers.length > 0 && <small>{coOrganisers.join('、')} 协办</small>}
        </Fact>
      )}
      {includes.length > 0 && (
        <Fact icon="check" name="包含">
          {includes.join('、')}
        </Fact>
      )}
      {officePhone !== '' && (
        <Fact icon="comment" name="会务">
          <a href={phoneLink(officePhone)} className={styles.link}>
            {officePhone}
          </a>
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  readonly icon: IconName;
  readonly name: string;
  readonly children: ReactNode;
}

function Fact({ icon, name, children }: FactProps) {
  return (
    <div>
      <dt>
        <Icon name={icon} size={20} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
