import * as suppliers from '@tuyuan/contract/library/supplier-management.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { findSuppliers, insertSupplier, removeSupplier, updateSupplierRow } from './supplier.repository.ts';

export function supplierRoutes(app: FastifyInstance): void {
  bindEndpoint(app, suppliers.getSuppliers, ({ db }, query) => findSuppliers(db, query));
  bindEndpoint(app, suppliers.createSupplier, ({ db }, input) => insertSupplier(db, input));
  bindEndpoint(app, suppliers.updateSupplier, ({ db }, input) => updateSupplierRow(db, input));
  bindEndpoint(app, suppliers.deleteSupplier, ({ db }, { id }) => removeSupplier(db, id));
}
