import { InvoiceList } from '../features/commerce/invoices/invoice-list.tsx';

export function InvoicesPage() {
  return <InvoiceList />;
}
