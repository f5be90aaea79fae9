import { expect, it, vi } from 'vitest';
import { fakeStore } from '../testing/fake-store.ts';
import { conferenceStayManagementApi } from './accommodation-management.ts';
import { attendeeManagementApi } from './attendee-management.ts';
import { conferenceManagementApi } from './conference-management.ts';
import { liveManagementApi } from './photo-wall-management.ts';
import { scheduleManagementApi } from './schedule-management.ts';
import { conferenceTrafficManagementApi } from './transport-management.ts';

/** A store with a server that answers everything, and call counts by the last part of the path. */
function watchedStore() {
  const { store, calls } = fakeStore({
    GetInfo: {},
    GetSettings: {},
    SetLive: {},
    UpdateSettings: {},
    Publish: {},
    GetRooming: {},
    GetTraffic: {},
    CancelAttendees: {},
  });
  return {
    dispatch: store.dispatch,
    timesAsked: (name: string) => calls.filter(({ path }) => path.endsWith(`/${name}`)).length,
  };
}

it('asks for conference and wall anew, whichever of them the wall was opened from', async () => {
  const { dispatch, timesAsked } = watchedStore();
  await dispatch(conferenceManagementApi.endpoints.getManagedConference.initiate({ id: 7 }));
  await dispatch(liveManagementApi.endpoints.getLiveSettings.initiate({ conferenceId: 7 }));

  await dispatch(conferenceManagementApi.endpoints.setConferenceLive.initiate({ id: 7, liveOn: false }));
  await vi.waitFor(() => expect([timesAsked('GetInfo'), timesAsked('GetSettings')]).toEqual([2, 2]));
  await dispatch(liveManagementApi.endpoints.updateLiveSettings.initiate({ conferenceId: 7, liveOn: true }));
  await vi.waitFor(() => expect([timesAsked('GetInfo'), timesAsked('GetSettings')]).toEqual([3, 3]));
});

it('asks for the conference anew when its schedule is published, which raises its version', async () => {
  const { dispatch, timesAsked } = watchedStore();
  await dispatch(conferenceManagementApi.endpoints.getManagedConference.initiate({ id: 7 }));
  await dispatch(scheduleManagementApi.endpoints.publishSchedule.initiate({ id: 7, fingerprint: '0123456789abcdef' }));
  await vi.waitFor(() => expect(timesAsked('GetInfo')).toBe(2));
});

it('asks for beds and rides anew when registrations are cancelled', async () => {
  const { dispatch, timesAsked } = watchedStore();
  await dispatch(conferenceStayManagementApi.endpoints.getRooming.initiate({ conferenceId: 7 }));
  await dispatch(conferenceTrafficManagementApi.endpoints.getTraffic.initiate({ conferenceId: 7 }));
  await dispatch(attendeeManagementApi.endpoints.cancelAttendees.initiate({ ids: [3], reason: '' }));
  await vi.waitFor(() => expect([timesAsked('GetRooming'), timesAsked('GetTraffic')]).toEqual([2, 2]));
});
