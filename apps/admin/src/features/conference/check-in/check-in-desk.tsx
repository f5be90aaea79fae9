import { Segmented } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { Forbidden } from '../../../shared/states/forbidden.tsx';
import { CheckInDevices } from './check-in-devices.tsx';
import { OnDutySwitch } from './on-duty-switch.tsx';
import { ScanList } from './scan-list.tsx';
import { SignPointList } from './sign-point-list.tsx';
import { SupervisorList } from './supervisor-list.tsx';

const sections = [
  { value: 'points', label: '签到点' },
  { value: 'scans', label: '扫码记录' },
  { value: 'devices', label: '设备与号段' },
  { value: 'supervisors', label: '放行授权' },
] as const;
const supervisorPermission = 'Pages.Conferences.CheckIn';

/** Check-in of one conference: sign points, scans, phones and supervisors. */
export function CheckInDesk({ id }: { readonly id: number }) {
  const [query, setQuery] = useSearchParams();
  const seesSupervisors = usePermissions()(supervisorPermission);
  const section = sections.find(({ value }) => value === query.get('section'))?.value ?? 'points';
  return (
    <>
      <Segmented
        options={sections.filter(({ value }) => value !== 'supervisors' || seesSupervisors)}
        value={section}
        aria-label="签到的各部分"
        style={{ marginBlockEnd: 16, maxWidth: '100%', overflowX: 'auto' }}
        onChange={(next) => setQuery(next === 'points' ? {} : { section: next })}
      />
      {section === 'points' && <SignPointList conferenceId={id} />}
      {section === 'scans' && <ScanList conferenceId={id} />}
      {section === 'devices' && (
        <>
          <OnDutySwitch conferenceId={id} />
          <CheckInDevices conferenceId={id} />
        </>
      )}
      {section === 'supervisors' &&
        (seesSupervisors ? (
          <SupervisorList conferenceId={id} />
        ) : (
          <Forbidden isPart permission={supervisorPermission} />
        ))}
    </>
  );
}
