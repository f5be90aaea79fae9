import type {
  Api,
  InfiniteQueryDefinition,
  MutationDefinition,
  QueryDefinition,
  TagDescription,
} from '@reduxjs/toolkit/query/react';
import type { EndpointShape } from '@tuyuan/contract/endpoint.ts';
import { api, type TagName } from './api.ts';
import type { baseQuery } from './base-query.ts';
import type { ArgumentOf, ResultOf, WithKey } from './endpoint-types.ts';
import { type Cursor, type CursorPage, cursorPaging } from './paging.ts';
import type { Route } from './route.ts';
import type { Call } from './transport.ts';
import { uploadForm } from './upload-form.ts';

type Tags = readonly TagDescription<TagName>[];
type Routes = Readonly<Record<string, Route>>;
type EndpointOf<R extends Route> = NonNullable<R['endpoint']>;

/** What is to be said of a service's calls beside their routes. A GET is a query, any other call a mutation. */
interface Service<Name extends string, Query, Mutation, Paged, Keyed> {
  /** What its queries provide and its mutations invalidate. */
  readonly tags?: Tags;
  /** In place of `tags`, for these. */
  readonly tagsOf?: { readonly [Each in Name]?: Tags };
  /** Queries though no GET. */
  readonly queries?: readonly Query[];
  /** Mutations though GET: the answer is good once. */
  readonly mutations?: readonly Mutation[];
  /** Queries that are asked page after page, by the wire's cursor. */
  readonly paged?: readonly Paged[];
  /** Take a `key`: the change is made once however often it is tried. */
  readonly keyed?: readonly Keyed[];
  /** Their failures raise no alert: they are shown where they happen, or what they feed stays away. */
  readonly quiet?: readonly Name[];
  /** Seconds until these are forgotten once nothing shows them, in place of the api's. */
  readonly keepUnusedDataFor?: { readonly [Each in Name]?: number };
  /** A refusal leaves what was read as it is: these invalidate only what they changed. */
  readonly onSuccess?: readonly Name[];
}

/** What a hook is given, as far as it matters here. */
type Given = { readonly key?: string; readonly file?: unknown; readonly cursor?: Cursor } | undefined;

// Where a call takes no fields, zod's type of them forbids every key.
type WithFile<Fields> = (string extends keyof Fields ? unknown : Fields) & { readonly file: Blob };
type InputOf<E extends EndpointShape> = E extends { readonly upload: object }
  ? WithFile<Exclude<ArgumentOf<E>, void>>
  : ArgumentOf<E>;
type PagedInput<E extends EndpointShape> = Omit<NonNullable<ArgumentOf<E>>, 'cursor' | 'skipCount'>;
type IsQuery<Name, E extends EndpointShape, Query, Mutation> = Name extends Query
  ? true
  : Name extends Mutation
    ? false
    : E['method'] extends 'GET'
      ? true
      : false;

type DefinitionOf<Name, E extends EndpointShape, Query, Mutation, Paged, Keyed> = Name extends Paged
  ? InfiniteQueryDefinition<PagedInput<E>, Cursor, typeof baseQuery, TagName, ResultOf<E>, 'api'>
  : IsQuery<Name, E, Query, Mutation> extends true
    ? QueryDefinition<InputOf<E>, typeof baseQuery, TagName, ResultOf<E>, 'api'>
    : MutationDefinition<
        Name extends Keyed ? WithKey<InputOf<E>> : InputOf<E>,
        typeof baseQuery,
        TagName,
        ResultOf<E>,
        'api'
      >;

type Modules = typeof api extends Api<typeof baseQuery, infer _Known, 'api', TagName, infer Each> ? Each : never;

/** Adds a service's calls to the api; its hooks go by the calls' names in the contract. */
export function serviceApi<
  R extends Routes,
  Query extends keyof R & string = never,
  Mutation extends keyof R & string = never,
  Paged extends keyof R & string = never,
  Keyed extends keyof R & string = never,
>(
  routes: R,
  service?: Service<NoInfer<keyof R & string>, Query, Mutation, Paged, Keyed>,
): Api<
  typeof baseQuery,
  { [Name in keyof R]: DefinitionOf<Name, EndpointOf<R[Name]>, Query, Mutation, Paged, Keyed> },
  'api',
  TagName,
  Modules
>;
export function serviceApi(routes: Routes, service: Service<string, string, string, string, string> = {}): unknown {
  return api.injectEndpoints({
    endpoints: (build) => {
      function define([name, route]: [string, Route]) {
        const has = (names: readonly string[] = []) => names.includes(name);
        const tags = service.tagsOf?.[name] ?? service.tags ?? [];
        const seconds = service.keepUnusedDataFor?.[name];
        const call = { query: callFrom(route, has(service.keyed)), extraOptions: { quiet: has(service.quiet) } };
        const query = { ...call, providesTags: tags, ...(seconds !== undefined && { keepUnusedDataFor: seconds }) };
        if (has(service.paged))
          return build.infiniteQuery<CursorPage, Given, Cursor>({
            ...query,
            query: ({ queryArg, pageParam }) =>
              call.query(pageParam === null ? queryArg : { ...queryArg, cursor: pageParam }),
            infiniteQueryOptions: cursorPaging,
          });
        if (has(service.queries) || (route.method === 'GET' && !has(service.mutations)))
          return build.query<unknown, Given>(query);
        const onSuccess = (_result: unknown, error: unknown) => (error ? [] : tags);
        return build.mutation<unknown, Given>({
          ...call,
          invalidatesTags: has(service.onSuccess) ? onSuccess : tags,
        });
      }
      return Object.fromEntries(Object.entries(routes).map((entry) => [entry[0], define(entry)]));
    },
  });
}

function callFrom({ method, path }: Route, isKeyed: boolean): (given: Given) => Call {
  return (given) => {
    const { key, ...unkeyed } = given ?? {};
    const input = isKeyed ? unkeyed : given;
    return { method, path, input: withFile(input), idempotencyKey: isKeyed ? key : undefined };
  };
}

function withFile(input: Given): unknown {
  if (!(input?.file instanceof Blob)) return input;
  const { file, ...fields } = input;
  return uploadForm(file, fields);
}
