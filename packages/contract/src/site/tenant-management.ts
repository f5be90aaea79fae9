import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { ExportLink } from '../export.ts';
import { count, idField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';

/** Returns the host name as browsers send it: lower case, 丽江.example as xn--…; "" when it is not a host name. */
function hostNameOf(text: string): string {
  if (!/^[^\s/:?#@\\[\]%]+$/.test(text) || !URL.canParse(`http://${text}`)) return '';
  const { hostname } = new URL(`http://${text}`);
  const isName = /^[a-z\d]([a-z\d-]*[a-z\d])?([.][a-z\d]([a-z\d-]*[a-z\d])?)+$/.test(hostname);
  return isName && !/^[\d.]+$/.test(hostname) && hostname.length <= 253 ? hostname : '';
}

const hostNameField = textField(253, 1)
  .transform(hostNameOf)
  .refine((host) => host !== '', '请填写域名，例如 photo.example.cn，不带 http:// 和端口');

const gigabyte = 1024 ** 3;
const limits = {
  /** Bytes of originals; null for no limit. */
  storageLimitBytes: z
    .int('请填写整数')
    .min(gigabyte, '至少 1 GB')
    .max(1024 * 1024 * gigabyte, '最多 1 PB')
    .nullable(),
  /** Null for no limit. */
  userLimit: z.int('请填写整数').min(1, '至少 1 个用户').max(10_000_000, '最多 1000 万个用户').nullable(),
};

const ManagedTenant = z.object({
  id: idField,
  name: z.string(),
  /** Null only for the host, while it answers under any name. */
  hostName: z.string().nullable(),
  /** True for the platform's own site. */
  isHost: z.boolean(),
  isSuspended: z.boolean(),
  storageLimitBytes: count.nullable(),
  userLimit: count.nullable(),
  users: count,
  images: count,
  /** Size of the originals. */
  storageBytes: count,
  createdAt: wireTime,
});
export type ManagedTenant = z.infer<typeof ManagedTenant>;

export const getTenants = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/tenant/GetTenants',
  access: 'permission:Pages.Tenants',
  summary: 'The sites of this installation with what they use.',
  input: z.object({
    ...pageFields,
    keyword: textField(100).default(''),
    isSuspended: z.enum(['true', 'false'], '请选择是或否').optional(),
    sorting: sortingField(['createdAt', 'name'], 'createdAt DESC'),
  }),
  output: pageOf(ManagedTenant),
  errors: [],
});

export const createTenant = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/tenant/CreateTenant',
  access: 'permission:Pages.Tenants.Create',
  summary: 'Makes a site with tables, roles and an administrator of its own, whose temporary password is told once.',
  input: z.object({
    name: textField(20, 1),
    hostName: hostNameField,
    administratorName: textField(32, 2).refine(
      (name) => /^[\w.-]+$/.test(name),
      '管理员用户名只能用字母、数字、点、横线和下划线',
    ),
    ...limits,
  }),
  output: z.object({ tenant: ManagedTenant, administratorName: z.string(), temporaryPassword: z.string() }),
  errors: ['Tenant.HostTaken'],
});

export const updateTenant = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/tenant/UpdateTenant',
  access: 'permission:Pages.Tenants.Edit',
  summary: 'Changes a site’s name, host name and limits; what it has beyond a new limit stays.',
  input: z.object({ id: idField, name: textField(20, 1), hostName: hostNameField.nullable(), ...limits }),
  output: ManagedTenant,
  errors: ['Tenant.NotFound', 'Tenant.HostTaken', 'Tenant.HostRequired', 'Tenant.IsHost'],
});

export const suspendTenant = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/tenant/SuspendTenant',
  access: 'permission:Pages.Tenants.Edit',
  summary: 'Closes a site: its pages, its API and every session of it, at once.',
  input: z.object({ id: idField }),
  output: ManagedTenant,
  errors: ['Tenant.NotFound', 'Tenant.IsHost'],
});

export const exportTenant = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/tenant/ExportTenant',
  access: 'permission:Pages.Tenants.Delete',
  summary: 'A link, good once and for five minutes, to all that a site has: its tables and its files in one archive.',
  input: z.object({ id: idField }),
  output: ExportLink,
  errors: ['Tenant.NotFound'],
});

export const deleteTenant = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/tenant/DeleteTenant',
  access: 'permission:Pages.Tenants.Delete',
  summary:
    'Closes a site for good; its tables and files are removed soon after. Its host name, typed again, confirms it.',
  input: z.object({ id: idField, hostName: hostNameField }),
  output: z.object({}),
  errors: ['Tenant.NotFound', 'Tenant.IsHost', 'Tenant.NotConfirmed'],
});

export const resumeTenant = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/tenant/ResumeTenant',
  access: 'permission:Pages.Tenants.Edit',
  summary: 'Opens a suspended site again; its people log in anew.',
  input: z.object({ id: idField }),
  output: ManagedTenant,
  errors: ['Tenant.NotFound'],
});
