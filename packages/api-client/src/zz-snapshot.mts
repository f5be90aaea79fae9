import { readdirSync, writeFileSync } from 'node:fs';
import { api } from './api.ts';

const out: Record<string, unknown> = {};
const fileOf: Record<string, string> = {};
const hooks: Record<string, string[]> = {};
for (const area of ['account', 'conference', 'library', 'site'])
  for (const f of readdirSync(`${import.meta.dirname}/${area}`).sort()) {
    if (f.includes('.test.')) continue;
    const before = new Set(Object.keys(api.endpoints));
    const m = await import(`./${area}/${f}`);
    for (const n of Object.keys(api.endpoints)) if (!before.has(n)) fileOf[n] = `${area}/${f}`;
    hooks[`${area}/${f}`] = Object.keys(m).sort();
  }
function show(v: any): any {
  return v instanceof FormData
    ? { form: [...v.entries()].map(([k, x]) => [k, typeof x === 'string' ? x : 'blob']) }
    : v;
}
const call = (q: any, a: any) => {
  try {
    const c = q(a);
    return { ...c, input: show(c.input), idempotencyKey: c.idempotencyKey };
  } catch (e) {
    return 'throws';
  }
};
for (const name of Object.keys(api.endpoints).sort()) {
  (api as any).enhanceEndpoints({
    endpoints: {
      [name]: (def: any) => {
        const tags = def.providesTags ?? def.invalidatesTags;
        const t = (e: any) => (typeof tags === 'function' ? tags(undefined, e, {}) : (tags ?? []));
        out[name] = {
          file: fileOf[name],
          type: def.type,
          quiet: !!def.extraOptions?.quiet,
          keep: def.keepUnusedDataFor,
          ok: t(undefined),
          bad: t({}),
          started: !!def.onQueryStarted,
          fn: !!def.queryFn,
          void: def.query && call(def.query, undefined),
          plain:
            def.query &&
            call(def.query, def.type === 'infinitequery' ? { queryArg: { a: 1 }, pageParam: null } : { a: 1 }),
          keyed:
            def.query &&
            call(def.query, def.type === 'infinitequery' ? { queryArg: { a: 1 }, pageParam: 'c' } : { a: 1, key: 'K' }),
          upload: def.query && call(def.query, { a: 1, file: new Blob(['x']), key: 'K' }),
        };
      },
    },
  });
}
writeFileSync(process.argv[2]!, JSON.stringify({ out, fileOf, hooks }, null, 1));
console.log(Object.keys(out).length);
