import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { wireTime } from '../fields.ts';
import { confirmation, confirmationErrors } from './account-safety.ts';
import { oauthAnswerFields, providerField, returnUrlField } from './oauth.ts';

export const ExternalAccount = z.object({
  provider: providerField,
  name: z.string(),
  /** Null while nothing is bound. */
  bound: z.object({ nickName: z.string(), boundAt: wireTime, lastUsedAt: wireTime.nullable() }).nullable(),
  abilities: z.object({ bind: z.boolean(), unbind: z.boolean() }),
});
export type ExternalAccount = z.infer<typeof ExternalAccount>;

export const getExternalAccounts = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/frontUser/GetExternalAccounts',
  access: 'user',
  summary: 'Every third-party account the caller has bound or can bind.',
  input: z.object({}),
  output: z.object({ items: z.array(ExternalAccount) }),
  errors: [],
});

export const startExternalAccountBinding = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/frontUser/StartExternalAccountBinding',
  access: 'user',
  summary:
    'Begins the binding of a third-party account in this browser; answers the provider’s page to go to. Whoever logged in more than 10 minutes ago has to confirm.',
  input: z.object({ ...confirmation, provider: providerField, returnUrl: returnUrlField }),
  output: z.object({ url: z.string() }),
  errors: [
    ...confirmationErrors,
    'OAuth.ProviderUnavailable',
    'Session.ConfirmationRequired',
    'ExternalAccount.ProviderTaken',
  ],
  inPerson: true,
});

export const bindExternalAccount = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/frontUser/BindExternalAccount',
  access: 'user',
  summary: 'Ends the binding that this user began in this browser.',
  input: z.object(oauthAnswerFields),
  output: z.object({ provider: providerField, name: z.string(), nickName: z.string() }),
  errors: [
    'OAuth.StateRefused',
    'OAuth.CodeRefused',
    'OAuth.ProviderFailed',
    'OAuth.ProviderUnavailable',
    'ExternalAccount.BoundElsewhere',
    'ExternalAccount.ProviderTaken',
  ],
  inPerson: true,
});

export const unbindExternalAccount = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/frontUser/UnbindExternalAccount',
  access: 'user',
  summary:
    'Unbinds a third-party account; the last way to log in stays. Whoever logged in more than 10 minutes ago has to confirm.',
  input: z.object({ ...confirmation, provider: providerField }),
  output: z.object({}),
  errors: [
    ...confirmationErrors,
    'Session.ConfirmationRequired',
    'ExternalAccount.NotFound',
    'ExternalAccount.LastLogin',
  ],
  inPerson: true,
});
