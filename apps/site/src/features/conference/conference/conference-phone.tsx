import { useGetConferenceQuery } from '@tuyuan/api-client/conference/conference-data.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { meetingPath } from '../../../shared/conference/conference-paths.ts';
import { phoneTip } from '../../../shared/conference/conference-words.ts';
import { ConferenceFrame } from './conference-frame.tsx';
import styles from './conference-phone.module.css';
import { PhoneCode } from './phone-code.tsx';
import { RegisterAction } from './register-action.tsx';

const steps = [
  '用手机相机或微信「扫一扫」扫描二维码',
  '输入参会码，或扫一扫参会票上的二维码登录',
  '日程、资料和提醒就都在手机上了',
];

/** Explains how to open the conference on the phone, depending on its state. */
export function ConferencePhone({ id }: { readonly id: number }) {
  const { currentData: conference } = useGetConferenceQuery({ id });
  if (!conference) return null;
  return (
    <ConferenceFrame conference={conference} current="手机端">
      <div className={styles.phonePage}>
        <PhoneCode conference={conference} size={240}>
          {phoneTip(conference).hasCode && (
            <>
              <ol className={styles.steps}>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <ButtonLink href={meetingPath(id)} icon="external">
                在这台设备上打开
              </ButtonLink>
            </>
          )}
        </PhoneCode>
        <RegisterAction conference={conference} />
      </div>
    </ConferenceFrame>
  );
}
