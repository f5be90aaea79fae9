import { PackageList } from '../features/commerce/packages/package-list.tsx';

export function PackagesPage() {
  return <PackageList />;
}
