import {
  getBackground,
  getBroadcastSubscribe,
  getGrapherProfile,
  getProfile,
  getServicePhone,
  removeBackground,
  updateBroadcastSubscribe,
  updateGrapherProfile,
  updateProfile,
  uploadAvatar,
  uploadBackground,
} from '@tuyuan/contract/account/front-user.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { changePicture, removeBackground as takeBackgroundAway } from './change-picture.ts';
import type { FrontUserDeps } from './front-user-deps.ts';
import { getGrapherProfile as grapherOf } from './get-grapher-profile.ts';
import { backgroundPath, getProfile as profileOf } from './get-profile.ts';
import { readBroadcastSubscription, readProfile, setBroadcastSubscription } from './profile.repository.ts';
import { updateGrapherProfile as changeGrapher } from './update-grapher-profile.ts';
import { updateProfile as changeProfile } from './update-profile.ts';

export function frontUserRoutes(app: FastifyInstance, deps: FrontUserDeps): void {
  bindEndpoint(app, getProfile, ({ db, actor }) => profileOf(deps, db, actor));
  bindEndpoint(app, updateProfile, (context, input) => changeProfile(deps, context, input));
  bindEndpoint(app, getGrapherProfile, ({ db, actor }) => grapherOf(db, actor.id, deps.timeZone));
  bindEndpoint(app, updateGrapherProfile, (context, input) => changeGrapher(deps, context, input));
  bindEndpoint(app, uploadAvatar, async (context, _input, file) => ({
    avatar: await changePicture(deps, context, 'avatar', file),
  }));
  bindEndpoint(app, uploadBackground, async (context, _input, file) => ({
    personalBackground: await changePicture(deps, context, 'background', file),
  }));
  bindEndpoint(app, removeBackground, async (context) => {
    await takeBackgroundAway(deps, context);
    return {};
  });
  bindEndpoint(app, getBackground, async ({ db, actor }) =>
    backgroundPath(deps.picturePath, db, await readProfile(db, actor.id)),
  );
  bindEndpoint(app, getServicePhone, ({ db }) => deps.servicePhone(db));
  bindEndpoint(app, getBroadcastSubscribe, ({ db, actor }) => readBroadcastSubscription(db, actor.id));
  bindEndpoint(app, updateBroadcastSubscribe, async ({ db, actor }, { isSubscribed }) => {
    await setBroadcastSubscription(db, actor.id, isSubscribed);
    return {};
  });
}
