import { z } from 'zod';
import { defineEndpoint, defineUpload } from '../endpoint.ts';
import { count, idField, shownNameField, textField, wireDate, wireTime } from '../fields.ts';
import { pictureErrors } from '../picture-errors.ts';

export const genders = ['unknown', 'male', 'female'] as const;

export const UserProfile = z.object({
  id: idField,
  userName: z.string(),
  nickName: z.string(),
  /** Paths, or "". */
  avatar: z.string(),
  personalBackground: z.string(),
  personalSign: z.string(),
  /** Masked: 138****1234; "" without one. */
  phone: z.string(),
  email: z.string(),
  gender: z.enum(genders),
  birthday: wireDate.nullable(),
  regionId: idField.nullable(),
  regionName: z.string(),
  /** Whether an account of this provider is linked. */
  wechat: z.boolean(),
  qq: z.boolean(),
  weibo: z.boolean(),
  roles: z.array(z.string()),
  isPhotographer: z.boolean(),
  /** False for a user who signed up through a third party and never set a password. */
  hasPassword: z.boolean(),
  /** True while the password was set by an administrator. */
  mustChangePassword: z.boolean(),
  isSubscribedToBroadcast: z.boolean(),
  createdAt: wireTime,
  /** When the account is deleted unless the owner cancels it. */
  deletionAt: wireTime.nullable(),
});
export type UserProfile = z.infer<typeof UserProfile>;

export const getProfile = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/frontUser/GetProfile',
  access: 'user',
  summary: 'The caller’s own profile.',
  input: z.object({}),
  output: UserProfile,
  errors: [],
});

export const updateProfile = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/frontUser/UpdateProfile',
  access: 'user',
  summary: 'Changes the caller’s profile; what is left out stays.',
  input: z.object({
    nickName: shownNameField(20).optional(),
    personalSign: textField(60).optional(),
    /** "" removes it. */
    email: z.union([z.literal(''), z.email('邮箱格式不正确').max(100, '最多 100 个字')], '邮箱格式不正确').optional(),
    gender: z.enum(genders, '请选择性别').optional(),
    birthday: wireDate
      .refine((day) => day >= '1900-01-01' && day <= new Date().toISOString().slice(0, 10), '请填写真实的日期')
      .nullable()
      .optional(),
    regionId: idField.nullable().optional(),
  }),
  output: UserProfile,
  errors: ['User.NameReserved', 'Text.Blocked', 'User.EmailTaken', 'Region.NotFound'],
});

const GrapherProfile = z.object({
  personalSign: z.string(),
  introduction: z.string(),
  unitName: z.string(),
  regionId: idField.nullable(),
  regionName: z.string(),
  showsPosition: z.boolean(),
  joinedAt: wireTime,
  imageCount: count,
  albumCount: count,
  followerCount: count,
  viewCount: count,
});

export const getGrapherProfile = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/frontUser/GetGrapherProfile',
  access: 'user',
  summary: 'The caller’s profile as a photographer.',
  input: z.object({}),
  output: GrapherProfile,
  errors: ['Photographer.NotFound'],
});

export const updateGrapherProfile = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/frontUser/UpdateGrapherProfile',
  access: 'user',
  summary: 'Changes the caller’s profile as a photographer; what is left out stays.',
  input: z.object({
    personalSign: textField(60).optional(),
    introduction: textField(1000).optional(),
    unitName: textField(60).optional(),
    regionId: idField.nullable().optional(),
    showsPosition: z.boolean('请选择是或否').optional(),
  }),
  output: GrapherProfile,
  errors: ['Text.Blocked', 'Photographer.NotFound', 'Region.NotFound'],
});

const megabyte = 1024 * 1024;

export const uploadAvatar = defineUpload({
  method: 'POST',
  path: '/api/services/app/frontUser/UploadAvatar',
  access: 'user',
  summary: 'Makes the picture of the form’s field `file` the caller’s avatar: a square, at most 512 px.',
  input: z.object({}),
  output: z.object({ avatar: z.string() }),
  errors: [...pictureErrors, 'Request.TooLarge', 'Request.TooMany'],
  upload: { maxBytes: 5 * megabyte },
});

export const uploadBackground = defineUpload({
  method: 'POST',
  path: '/api/services/app/frontUser/UploadBackground',
  access: 'user',
  summary: 'Makes the picture of the form’s field `file` the background of the caller’s pages: at most 1920×1080 px.',
  input: z.object({}),
  output: z.object({ personalBackground: z.string() }),
  errors: [...pictureErrors, 'Request.TooLarge', 'Request.TooMany'],
  upload: { maxBytes: 10 * megabyte },
});

export const removeBackground = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/frontUser/RemoveBackground',
  access: 'user',
  summary: 'Takes the caller’s own background away; the site’s default shows again.',
  input: z.object({}),
  output: z.object({}),
  errors: [],
});

export const getBackground = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/frontUser/GetBackground',
  access: 'user',
  summary: 'Path of the background of the caller’s pages, or "".',
  input: z.object({}),
  output: z.string(),
  errors: [],
});

export const getFirstBuy = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/frontUser/GetFirstBuy',
  access: 'user',
  summary: 'Whether the caller has not paid for an order yet.',
  input: z.object({}),
  output: z.boolean(),
  errors: [],
});

export const getCredits = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/frontUser/GetCredits',
  access: 'user',
  summary: 'The caller’s balance of credits.',
  input: z.object({}),
  output: count,
  errors: [],
});

export const getServicePhone = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/frontUser/GetServicePhone',
  access: 'user',
  summary: 'The number to call for help, or "".',
  input: z.object({}),
  output: z.string(),
  errors: [],
});

export const getBroadcastSubscribe = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/frontUser/GetBroadcastSubscribe',
  access: 'user',
  summary: 'Whether the caller receives broadcasts.',
  input: z.object({}),
  output: z.boolean(),
  errors: [],
});

export const updateBroadcastSubscribe = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/frontUser/UpdateBroadcastSubscribe',
  access: 'user',
  summary: 'Switches broadcasts on or off for the caller.',
  input: z.object({ isSubscribed: z.boolean('请选择是或否') }),
  output: z.object({}),
  errors: [],
});
