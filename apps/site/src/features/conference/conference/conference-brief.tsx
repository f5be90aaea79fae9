import { useGetConferenceQuery } from '@tuyuan/api-client/conference/conference-data.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { conferencePath } from '../../../shared/conference/conference-paths.ts';
import styles from './conference-brief.module.css';
import { ConferenceFacts } from './conference-facts.tsx';
import { ConferenceFrame } from './conference-frame.tsx';
import { PhoneCode } from './phone-code.tsx';
import { RegisterAction } from './register-action.tsx';

/** One page of facts; the wide version adds the picture and the registration beside them. */
export function ConferenceBrief({ id, isWide = false }: { readonly id: number; readonly isWide?: boolean }) {
  const { currentData: conference } = useGetConferenceQuery({ id });
  if (!conference) return null;
  const { cover } = conference;
  if (!isWide)
    return (
      <ConferenceFrame conference={conference} current="概览" tools={<RegisterAction conference={conference} />}>
        <div className={styles.narrow}>
          <ConferenceFacts conference={conference} />
        </div>
      </ConferenceFrame>
    );
  return (
    <ConferenceFrame conference={conference} current="概览" hasBanner>
      <div className={styles.wide}>
        <ConferenceFacts conference={conference} />
        <aside className={styles.aside} aria-label="报名与手机端">
          {cover !== '' && (
            <img className={styles.asideCover} src={resourceUrl(cover)} alt="" width={1200} height={800} />
          )}
          <RegisterAction conference={conference} />
          <PhoneCode conference={conference} />
          <ButtonLink href={conferencePath(id)} isBlock>
            看议程与嘉宾
          </ButtonLink>
        </aside>
      </div>
    </ConferenceFrame>
  );
}
