import type { reportDevice as reportDeviceEndpoint } from '@tuyuan/contract/conference/check-in.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { publishEvent } from '../../../platform/realtime/publish-event.ts';
import { storeReport } from './device.repository.ts';

/** Records a phone's heartbeat; staff are informed when it appears, disappears or gets a queue. */
export async function reportDevice(
  { db, ticket: staff }: Pick<TicketContext, 'db' | 'ticket'>,
  report: InputOf<typeof reportDeviceEndpoint>,
): Promise<OutputOf<typeof reportDeviceEndpoint>> {
  await inTransaction(db, async (transaction) => {
    const stored = await orThrow(
      storeReport(transaction, { ...report, attendeeId: staff.attendeeId }),
      'CheckIn.DeviceNotFound',
    );
    if (!stored.is_news) return;
    await publishEvent(transaction, {
      hub: 'conferenceStaff',
      stream: `conference:${staff.conferenceId}`,
      target: 'all',
      name: 'deviceState',
      payload: { device: stored.label, state: stored.state, queueDepth: stored.queue_depth },
    });
  });
  return { serverTime: Date.now() };
}
