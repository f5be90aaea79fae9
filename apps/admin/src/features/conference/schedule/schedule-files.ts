import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { conferenceCalendarPath, frabPath } from '@tuyuan/contract/conference/conference-path.ts';

/** Returns the published schedule's exports: for calendars, and for apps that read the frab format. */
export function scheduleFiles(conferenceId: number) {
  return [
    {
      key: 'ics',
      label: '导出日历（iCal）',
      address: resourceUrl(conferenceCalendarPath(conferenceId)),
      fileName: `conference-${conferenceId}.ics`,
    },
    {
      key: 'frab',
      label: '导出日程（frab JSON）',
      address: resourceUrl(frabPath(conferenceId)),
      fileName: `schedule-${conferenceId}.json`,
    },
  ];
}
