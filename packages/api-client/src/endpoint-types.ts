import type { EndpointShape, InputOf, OutputOf, RequestOf } from '@tuyuan/contract/endpoint.ts';

/** Result of a call. */
export type ResultOf<E extends EndpointShape> = OutputOf<E>;

// zod types coerced inputs as `unknown`; callers write the output type of the coercion.
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

/** Argument of a call: fields with a default and lists are optional; a call without fields takes none. */
export type ArgumentOf<E extends EndpointShape> = keyof InputOf<E> extends never
  ? void
  : Record<never, never> extends Fields<RequestOf<E>, InputOf<E>>
    ? Simplify<Fields<RequestOf<E>, InputOf<E>>> | void
    : Simplify<Fields<RequestOf<E>, InputOf<E>>>;

/** Argument with an idempotency key: the same `key` on every retry of one submission stores it once. */
export type WithKey<Argument> = Argument & { readonly key: string };
