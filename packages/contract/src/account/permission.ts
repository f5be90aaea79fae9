import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Node of the permission tree as the editor shows it. */
export const PermissionNode = z.object({
  name: z.string(),
  parent: z.string().nullable(),
  title: z.string(),
  /** False for permissions the caller lacks and therefore cannot grant. */
  isGrantable: z.boolean(),
});
export type PermissionNode = z.infer<typeof PermissionNode>;

export const getPermissionTree = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/permission/GetPermissionTree',
  access: 'user',
  summary: 'Every permission of this site, parents before children, and which of them the caller may give to others.',
  input: z.object({}),
  output: z.object({ items: z.array(PermissionNode) }),
  errors: [],
});
