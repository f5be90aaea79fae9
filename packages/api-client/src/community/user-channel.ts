import { userChannelRoutes } from '../routes/community/user-channel.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetChannelsQuery,
  useSetChannelMutation,
  useSetQuietHoursMutation,
  useSendEmailCodeMutation,
  useConfirmEmailMutation,
  useRemoveEmailMutation,
  useSubscribePushMutation,
  useUnsubscribePushMutation,
} = serviceApi(userChannelRoutes, {
  tags: ['Channel'],
  // Said in the settings, where they happened.
  quiet: [
    'setChannel',
    'setQuietHours',
    'sendEmailCode',
    'confirmEmail',
    'removeEmail',
    'subscribePush',
    'unsubscribePush',
  ],
});
