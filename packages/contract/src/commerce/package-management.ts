import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { cents, count, flagField, idField, listField, textField, wireDate, wireTime } from '../fields.ts';
import { licenceTiers, NamedReference } from '../library/image.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';
import { AuthPackage, AuthTrade, PackageOffer } from './image-auth-trade.ts';
import { packageStates } from './package-words.ts';

export const ManagedPackage = AuthPackage.extend({
  /** Whose it is; null for a unit's. */
  user: NamedReference.nullable(),
  priceCents: cents,
  /** Who gave it; null for a bought one. */
  grantedBy: NamedReference.nullable(),
  note: z.string(),
  createdAt: wireTime,
});
export type ManagedPackage = z.infer<typeof ManagedPackage>;

export const getPackages = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/package/GetPackages',
  access: 'permission:Pages.Packages',
  summary: 'Authorization packages, narrowed by name or owner and state.',
  input: z.object({
    ...pageFields,
    keyword: textField(60).default(''),
    states: listField(z.enum(packageStates), packageStates.length),
    sorting: sortingField(['createdAt', 'validUntil'], 'createdAt DESC'),
  }),
  output: pageOf(ManagedPackage),
  errors: [],
});

export const getPackageTrades = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/package/GetTrades',
  access: 'permission:Pages.Packages',
  summary: 'What moved a package’s licences, the last first.',
  input: z.object({ ...pageFields, packageId: idField }),
  output: pageOf(AuthTrade),
  errors: [],
});

export const findPackageOwners = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/package/FindOwners',
  access: 'permission:Pages.Packages.Edit',
  summary: 'People and units of that name, to whom a package could be given.',
  input: z.object({ keyword: textField(60).default('') }),
  output: z.object({
    items: z.array(z.object({ kind: z.enum(['user', 'unit']), id: idField, name: z.string(), userName: z.string() })),
  }),
  errors: [],
});

export const grantPackage = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/package/Grant',
  access: 'permission:Pages.Packages.Edit',
  summary: 'Gives a package to a user or to the members of a unit, without a payment here.',
  input: z
    .object({
      name: textField(40, 1),
      userId: idField.nullable().default(null),
      unitId: idField.nullable().default(null),
      quota: z.int('请填写次数').min(1, '至少 1 次').max(100_000, '最多 100000 次'),
      tier: z.enum(licenceTiers, '请选择授权'),
      validUntil: wireDate,
      note: textField(200).default(''),
    })
    .superRefine(({ userId, unitId }, context) => {
      if ((userId === null) === (unitId === null))
        context.addIssue({ code: 'custom', path: ['userId'], message: '请选择一个人或一个单位' });
    }),
  output: ManagedPackage,
  errors: ['User.NotFound', 'OrganizationUnit.NotFound', 'Package.EndsBefore'],
  idempotent: true,
});

export const extendPackage = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/package/Extend',
  access: 'permission:Pages.Packages.Edit',
  summary: 'Moves the last day of a package that is not closed and whose rest is not forfeited.',
  input: z.object({ id: idField, validUntil: wireDate }),
  output: ManagedPackage,
  errors: ['Package.NotFound', 'Package.StateMismatch', 'Package.EndsBefore'],
});

export const closePackage = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/package/Close',
  access: 'permission:Pages.Packages.Edit',
  summary: 'Closes a package: nobody can spend it any more.',
  input: z.object({ id: idField, note: textField(200, 1) }),
  output: ManagedPackage,
  errors: ['Package.NotFound', 'Package.StateMismatch'],
});

export const ManagedOffer = PackageOffer.extend({ isOnSale: z.boolean(), sold: count });
export type ManagedOffer = z.infer<typeof ManagedOffer>;

export const getOffers = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/package/GetOffers',
  access: 'permission:Pages.Packages',
  summary: 'Packages that are or were on sale.',
  input: z.object({}),
  output: z.object({ items: z.array(ManagedOffer) }),
  errors: [],
});

const offerFields = {
  name: textField(40, 1),
  quota: z.int('请填写次数').min(1, '至少 1 次').max(100_000, '最多 100000 次'),
  priceCents: z.int('请填写价格').min(1, '价格要大于 0').max(100_000_000, '价格过高'),
  tier: z.enum(licenceTiers, '请选择授权'),
  validMonths: z.int('请填写有效期').min(1, '至少 1 个月').max(120, '最多 120 个月'),
  isOnSale: flagField,
};

export const createOffer = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/package/CreateOffer',
  access: 'permission:Pages.Packages.Edit',
  summary: 'Puts a package on sale.',
  input: z.object(offerFields),
  output: ManagedOffer,
  errors: [],
});

export const updateOffer = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/package/UpdateOffer',
  access: 'permission:Pages.Packages.Edit',
  summary: 'Changes a package on sale; what was ordered keeps its terms.',
  input: z.object({ id: idField, ...offerFields }),
  output: ManagedOffer,
  errors: ['PackageOffer.NotFound'],
});
