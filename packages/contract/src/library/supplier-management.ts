import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idField, phoneField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';

export const supplierStates = ['active', 'paused'] as const;

const supplierFields = {
  name: textField(50, 1),
  contact: textField(50),
  phone: phoneField,
  state: z.enum(supplierStates),
};

export const ManagedSupplier = z.object({ id: idField, ...supplierFields, createdAt: wireTime });
export type ManagedSupplier = z.infer<typeof ManagedSupplier>;

export const getSuppliers = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/supplier/GetSuppliers',
  access: 'permission:Pages.Suppliers',
  summary: 'All suppliers, for the back office.',
  input: z.object({
    ...pageFields,
    keyword: textField(50).default(''),
    state: z.enum(supplierStates).optional(),
    sorting: sortingField(['name', 'createdAt'], 'createdAt DESC'),
  }),
  output: pageOf(ManagedSupplier),
  errors: [],
});

export const createSupplier = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/supplier/CreateSupplier',
  access: 'permission:Pages.Suppliers.Edit',
  summary: 'Adds a supplier.',
  input: z.object(supplierFields),
  output: ManagedSupplier,
  errors: ['Supplier.NameTaken'],
  idempotent: true,
});

export const updateSupplier = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/supplier/UpdateSupplier',
  access: 'permission:Pages.Suppliers.Edit',
  summary: 'Changes a supplier.',
  input: z.object({ id: idField, ...supplierFields }),
  output: ManagedSupplier,
  errors: ['Supplier.NotFound', 'Supplier.NameTaken'],
});

export const deleteSupplier = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/supplier/DeleteSupplier',
  access: 'permission:Pages.Suppliers.Edit',
  summary: 'Deletes a supplier.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Supplier.NotFound'],
});
