import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, flagField, idField, listField, textField, wireTime } from '../fields.ts';
import { SignPoint, signPointKinds } from './check-in-records.ts';
import { conferencePictureField } from './conference-fields.ts';

export const ManagedSignPoint = SignPoint.extend({
  capacity: z.int().nullable(),
  /** Path of the dish or the gift, "" for none. */
  cover: z.string(),
  /** 0: none. */
  posterNumber: count,
  posterFrom: wireTime.nullable(),
  posterUntil: wireTime.nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  radiusM: z.int().nullable(),
  admitted: count,
  /** For a meal: the kitchen's portions by diet. */
  stock: z.array(z.object({ diet: z.string(), prepared: count })),
});
export type ManagedSignPoint = z.infer<typeof ManagedSignPoint>;

const signPointList = z.object({ items: z.array(ManagedSignPoint) });
const latitude = z.number('纬度不正确').min(-90, '纬度不正确').max(90, '纬度不正确');
const longitude = z.number('经度不正确').min(-180, '经度不正确').max(180, '经度不正确');

const signPointFacts = {
  kind: z.enum(signPointKinds, '请选择类别'),
  name: textField(30, 1),
  place: textField(60).default(''),
  hall: textField(30).default(''),
  capacity: z.int('人数应为整数').min(1, '至少 1 人').max(100_000, '人数过大').nullable().default(null),
  gates: listField(textField(30, 1), 50).refine((names) => new Set(names).size === names.length, '入口名称不能重复'),
  isActive: flagField.default(true),
  opensAt: wireTime,
  closesAt: wireTime,
  lateAfter: wireTime.nullable().default(null),
  entry: z.enum(['once', 'daily', 'reentry'], '请选择入场规则').default('once'),
  hasLeave: flagField.default(false),
  userTypes: listField(z.int('身份不正确').min(0, '身份不正确').max(4, '身份不正确'), 5),
  ticketTypeIds: listField(idField, 50),
  seatOfSession: idField.nullable().default(null),
  isRotatingOnly: flagField.default(false),
  lanes: z.int('号段数应为整数').min(1, '至少 1 段').max(31, '最多 31 段').default(1),
  portions: z.int('份数应为整数').min(1, '至少 1 份').max(20, '最多 20 份').nullable().default(null),
  cover: conferencePictureField.default(''),
  posterFrom: wireTime.nullable().default(null),
  posterUntil: wireTime.nullable().default(null),
  latitude: latitude.nullable().default(null),
  longitude: longitude.nullable().default(null),
  radiusM: z.int('半径应为整数').min(20, '至少 20 米').max(20_000, '最多 20 公里').nullable().default(null),
};

interface Facts {
  kind: (typeof signPointKinds)[number];
  opensAt: string;
  closesAt: string;
  entry: 'once' | 'daily' | 'reentry';
  hasLeave: boolean;
  portions: number | null;
  posterFrom: string | null;
  posterUntil: string | null;
  latitude: number | null;
  longitude: number | null;
  radiusM: number | null;
}

function checkFacts(facts: Facts, check: z.core.$RefinementCtx): void {
  const fault = (path: keyof Facts, message: string) => check.addIssue({ code: 'custom', path: [path], message });
  const isVoucher = facts.kind === 'meal' || facts.kind === 'gift';
  if (facts.opensAt >= facts.closesAt) fault('closesAt', '结束时间要晚于开始时间');
  if (facts.posterFrom && facts.posterUntil && facts.posterFrom >= facts.posterUntil)
    fault('posterUntil', '结束时间要晚于开始时间');
  if (isVoucher && facts.portions === null) fault('portions', '请填写每张票的份数');
  if (!isVoucher && facts.portions !== null) fault('portions', '只有餐券和礼券有份数');
  if (isVoucher && (facts.entry !== 'once' || facts.hasLeave)) fault('entry', '餐券和礼券按份核销，不分进出');
  if (facts.entry === 'reentry' && !facts.hasLeave) fault('hasLeave', '可再次入场的签到点要扫离场');
  if (facts.radiusM !== null && (facts.latitude === null || facts.longitude === null))
    fault('radiusM', '请先填写经纬度');
}

export const getSignPoints = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/checkInManagement/GetSignPoints',
  access: 'permission:Pages.Conferences',
  summary: 'A conference’s sign points in their order.',
  input: z.object({ conferenceId: idField }),
  output: signPointList,
  errors: ['Conference.NotFound'],
});

const pointErrors = ['SignPoint.NameTaken', 'SignPoint.ReferenceUnknown'] as const;

export const createSignPoint = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/checkInManagement/CreateSignPoint',
  access: 'permission:Pages.Conferences.CheckIn',
  summary: 'Adds a sign point; of a meal or a gift, cards for all who may have one.',
  input: z.object({ conferenceId: idField, ...signPointFacts }).superRefine(checkFacts),
  output: ManagedSignPoint,
  errors: ['Conference.NotFound', ...pointErrors],
  idempotent: true,
});

export const updateSignPoint = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/checkInManagement/UpdateSignPoint',
  access: 'permission:Pages.Conferences.CheckIn',
  summary: 'Changes a sign point; phones judge by it with their next call. Its kind stays once something was admitted.',
  input: z.object({ id: idField, ...signPointFacts }).superRefine(checkFacts),
  output: ManagedSignPoint,
  errors: ['SignPoint.NotFound', 'SignPoint.InUse', ...pointErrors],
});

export const deleteSignPoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/checkInManagement/DeleteSignPoint',
  access: 'permission:Pages.Conferences.CheckIn',
  summary: 'Deletes a sign point where nothing was scanned yet; others are switched off.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['SignPoint.NotFound', 'SignPoint.InUse'],
});

export const renewPoster = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/checkInManagement/RenewPoster',
  access: 'permission:Pages.Conferences.CheckIn',
  summary: 'Makes a new poster for signing in by oneself; an older one ends at once.',
  input: z.object({ id: idField }),
  output: z.object({ posterNumber: count, address: z.string() }),
  errors: ['SignPoint.NotFound'],
  idempotent: true,
  isSecret: true,
});

export const getPoster = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/checkInManagement/GetPoster',
  access: 'permission:Pages.Conferences.CheckIn',
  summary: 'The address in the poster’s code; empty where there is no poster.',
  input: z.object({ id: idField }),
  output: z.object({ posterNumber: count, address: z.string() }),
  errors: ['SignPoint.NotFound'],
});

export const setMealStock = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/checkInManagement/SetMealStock',
  access: 'permission:Pages.Conferences.CheckIn',
  summary: 'What the kitchen makes, by diet; an empty list says nobody told.',
  input: z.object({
    id: idField,
    stock: listField(
      z.object({
        diet: textField(20),
        prepared: z.int('份数应为整数').min(0, '份数不能为负').max(100_000, '份数过大'),
      }),
      30,
    ).refine((rows) => new Set(rows.map(({ diet }) => diet)).size === rows.length, '饮食要求不能重复'),
  }),
  output: ManagedSignPoint,
  errors: ['SignPoint.NotFound', 'SignPoint.NoVoucher'],
});
