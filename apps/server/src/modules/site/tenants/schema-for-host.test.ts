import { expect, it } from 'vitest';
import { schemaForHost } from './schema-for-host.ts';

it('gives every host name a schema of its own, whatever case it is written in', () => {
  const long = 'x'.repeat(60);
  const hosts = [
    'a-b.example',
    'a.b.example',
    `${long}.one.example`,
    `${long}.two.example`,
    '丽江.example',
    '大理.example',
  ];
  const schemas = hosts.map(schemaForHost);
  expect(new Set(schemas).size).toBe(hosts.length);
  for (const schema of schemas) expect(schema).toMatch(/^tenant_[a-z0-9_]{1,56}$/);
  expect(schemaForHost('A-B.Example')).toBe(schemaForHost('a-b.example'));
});
