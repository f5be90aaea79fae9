// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/community/user-channel.ts';
import type { RoutesOf } from '../../route.ts';

export const userChannelRoutes: RoutesOf<typeof contract> = {
  confirmEmail: { method: 'POST', path: '/api/services/app/userChannel/ConfirmEmail' },
  getChannels: { method: 'GET', path: '/api/services/app/userChannel/GetChannels' },
  removeEmail: { method: 'POST', path: '/api/services/app/userChannel/RemoveEmail' },
  sendEmailCode: { method: 'POST', path: '/api/services/app/userChannel/SendEmailCode' },
  setChannel: { method: 'POST', path: '/api/services/app/userChannel/SetChannel' },
  setQuietHours: { method: 'POST', path: '/api/services/app/userChannel/SetQuietHours' },
  subscribePush: { method: 'POST', path: '/api/services/app/userChannel/SubscribePush' },
  unsubscribePush: { method: 'POST', path: '/api/services/app/userChannel/UnsubscribePush' },
};
