import { definePage } from '../shared/page.ts';

function HomePage() {
  return <h1>图苑</h1>;
}

export const page = definePage({
  component: HomePage,
  prefetch: async () => null,
  meta: (_data, { siteDescription }) => ({ title: '', description: siteDescription, canonical: '/' }),
});
