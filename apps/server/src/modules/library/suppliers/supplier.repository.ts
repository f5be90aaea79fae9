import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import {
  type createSupplier,
  type getSuppliers,
  ManagedSupplier,
  type updateSupplier,
} from '@tuyuan/contract/library/supplier-management.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { orderBy } from '../../../platform/database/order-by.ts';
import { refuseDuplicate } from '../../../platform/database/refuse-duplicate.ts';
import { findOne, one } from '../../../platform/database/rows.ts';

const SupplierRow = ManagedSupplier.extend({ createdAt: z.date() });
const columns = sql`id, name, contact, phone, state, created_at`;
const refusals = { supplier_name: { code: 'Supplier.NameTaken', field: 'name' } } as const;

export function findSuppliers(db: Database, { keyword, state, sorting, ...page }: InputOf<typeof getSuppliers>) {
  const where = [
    keyword !== '' && sql`strpos(name || contact || phone, ${keyword}) > 0`,
    state !== undefined && sql`state = ${state}`,
  ];
  const order = orderBy(sorting, { name: sql`name`, createdAt: sql`created_at` });
  return findPage(db, SupplierRow, { columns, from: sql`supplier`, where, order }, page);
}

/** Throws `Supplier.NameTaken`. */
export function insertSupplier(db: Database, { name, contact, phone, state }: InputOf<typeof createSupplier>) {
  const inserting = one(
    db,
    SupplierRow,
    sql`INSERT INTO supplier (name, contact, phone, state) VALUES (${name}, ${contact}, ${phone}, ${state}) RETURNING ${columns}`,
  );
  return refuseDuplicate(inserting, refusals);
}

/** Throws `Supplier.NotFound` and `Supplier.NameTaken`. */
export function updateSupplierRow(db: Database, { id, name, contact, phone, state }: InputOf<typeof updateSupplier>) {
  const updating = findOne(
    db,
    SupplierRow,
    sql`UPDATE supplier SET (name, contact, phone, state) = (${name}, ${contact}, ${phone}, ${state}) WHERE id = ${id} RETURNING ${columns}`,
  );
  return orThrow(refuseDuplicate(updating, refusals), 'Supplier.NotFound');
}

/** Throws `Supplier.NotFound`. */
export async function removeSupplier(db: Database, id: number): Promise<Record<string, never>> {
  await orThrow(
    findOne(db, SupplierRow, sql`DELETE FROM supplier WHERE id = ${id} RETURNING ${columns}`),
    'Supplier.NotFound',
  );
  return {};
}
