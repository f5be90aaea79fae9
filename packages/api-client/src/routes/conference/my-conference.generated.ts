// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/my-conference.ts';
import type { RoutesOf } from '../../route.ts';

export const myConferenceRoutes: RoutesOf<typeof contract> = {
  getMyConference: { method: 'GET', path: '/api/services/app/conferenceUserMobile/GetMyConference' },
};
