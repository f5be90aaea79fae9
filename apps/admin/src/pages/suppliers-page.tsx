import { SupplierList } from '../features/library/suppliers/supplier-list.tsx';

export function SuppliersPage() {
  return <SupplierList />;
}
