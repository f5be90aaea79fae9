import type pg from 'pg';

/**
 * `size` rows of an audit log over half a year, as an office of 400 people would leave them: a few busy, most quiet; some calls
 * frequent, some seldom; one in fifty failed; one in a hundred slow; some minutes with a burst.
 */
export async function fillAuditLog(pool: pg.Pool, size: number): Promise<void> {
  await pool.query(
    `INSERT INTO audit_log (at, user_id, user_name, service, action, parameters, duration_ms, error_code, client_ip, user_agent, request_id, entity_kind, entity_ids)
     SELECT now() - interval '179 days' * (1 - n / $1::float8), u, 'user' || u, service, action,
       jsonb_build_object('id', e, 'title', '青河图苑的第 ' || e || ' 件作品，' || md5(n::text), 'labels', jsonb_build_array('江城', '四季', md5(e::text)), 'password', '***'),
       CASE WHEN n % 100 = 0 THEN 500 + (n / 100) % 9500 ELSE 5 + n % 180 END, CASE WHEN n % 50 = 0 THEN 'Request.Invalid' END,
       '10.' || u % 7 || '.' || u % 50 || '.' || u, 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142 Safari/537.36',
       md5(n::text)::uuid::text, service, ARRAY[e]
     FROM (SELECT n, 1 + floor(400 * power(hash / 1e6, 3))::int AS u, 1 + (n * 7919) % 200000 AS e,
         (ARRAY['image','image','image','image','album','album','user','role','category','region','article','setting'])[1 + (n * 31) % 12] AS service,
         (ARRAY['Update','Update','Update','Create','Publish','Delete','Move'])[1 + (n * 17) % 7] AS action
       FROM (SELECT n, abs(hashint8(n)) % 1000000 AS hash FROM generate_series(1, $1::bigint) n) numbers) made`,
    [size],
  );
  await pool.query('VACUUM ANALYZE audit_log');
}
