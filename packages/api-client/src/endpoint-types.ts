import type { EndpointShape, InputOf, OutputOf, RequestOf } from '@tuyuan/contract/endpoint.ts';

/** What a call answers. */
export type ResultOf<E extends EndpointShape> = OutputOf<E>;

// zod types what it coerces as `unknown`; a caller writes what comes out of the coercion.
type Written<Input, Output> = unknown extends Input ? Output : Input;
type OptionalKeys<In, Out> = {
  [K in keyof Out & keyof In]: undefined extends Out[K]
    ? K
    : Out[K] extends readonly unknown[]
      ? K
      : Partial<Pick<In, K>> extends Pick<In, K>
        ? K
        : never;
}[keyof Out & keyof In];
type Fields<In, Out> = { [K in Exclude<keyof Out & keyof In, OptionalKeys<In, Out>>]: Written<In[K], Out[K]> } & {
  [K in OptionalKeys<In, Out>]?: Written<In[K], Out[K]> | undefined;
};

type Simplify<T> = { [K in keyof T]: T[K] };

/** What a caller passes: fields with a default and lists may be left out; a call without fields takes none. */
export type ArgumentOf<E extends EndpointShape> = keyof InputOf<E> extends never
  ? void
  : Record<never, never> extends Fields<RequestOf<E>, InputOf<E>>
    ? Simplify<Fields<RequestOf<E>, InputOf<E>>> | void
    : Simplify<Fields<RequestOf<E>, InputOf<E>>>;

/** What was written once is sent once, however often the call is tried: `key` is that text’s own. */
export type WithKey<Argument> = Argument & { readonly key: string };
