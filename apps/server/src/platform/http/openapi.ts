import type { Endpoint } from '@tuyuan/contract/endpoint.ts';
import { errorCatalogue } from '@tuyuan/errors/catalogue.ts';
import { z } from 'zod';
import { declaredErrors } from './declared-errors.ts';

const errorBody = {
  type: 'object',
  required: ['result', 'success', 'error', 'unAuthorizedRequest', '__abp'],
  properties: {
    result: { type: 'null' },
    success: { const: false },
    error: {
      type: 'object',
      required: ['code', 'message', 'details', 'validationErrors'],
      properties: {
        code: { enum: Object.keys(errorCatalogue) },
        message: { type: 'string' },
        details: { type: ['string', 'null'] },
        validationErrors: {
          type: 'array',
          items: {
            type: 'object',
            required: ['message', 'members'],
            properties: { message: { type: 'string' }, members: { type: 'array', items: { type: 'string' } } },
          },
        },
      },
    },
    unAuthorizedRequest: { type: 'boolean' },
    __abp: { const: true },
  },
};

/** OpenAPI 3.1 of the whole wire, out of the contract. */
export function openApiDocument(contract: ReadonlyMap<string, Endpoint>, title: string, version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, endpoint] of contract)
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  return {
    openapi: '3.1.0',
    info: { title, version },
    paths,
    components: {
      schemas: { Failure: errorBody },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operation(name: string, endpoint: Endpoint): object {
  const input = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
  const output = z.toJSONSchema(endpoint.output, { io: 'output', unrepresentable: 'any' });
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  return {
    operationId: name,
    tags: [endpoint.path.split('/').at(-2) ?? ''],
    summary: endpoint.summary,
    description: `Access: ${endpoint.access}. Error codes: ${declaredErrors(endpoint).join(', ')}.`,
    ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...(inQuery ? queryParameters(input) : []),
      ...(endpoint.idempotent
        ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 100 } }]
        : []),
    ],
    ...(inQuery ? {} : { requestBody: { required: true, content: bodyOf(endpoint, input) } }),
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: successBody(output) } } },
      default: {
        description: 'Failure',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

function bodyOf({ upload }: Endpoint, input: z.core.JSONSchema.BaseSchema): object {
  if (!upload) return { 'application/json': { schema: input } };
  const file = { type: 'string', format: 'binary', description: `At most ${upload.maxBytes} bytes.` };
  const required = [...(input.required ?? []), 'file'];
  return { 'multipart/form-data': { schema: { ...input, properties: { ...input.properties, file }, required } } };
}

function queryParameters(input: z.core.JSONSchema.BaseSchema): object[] {
  const required = new Set(input.required ?? []);
  return Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
  }));
}

function successBody(output: object): object {
  return {
    type: 'object',
    required: ['result', 'success', 'error', 'unAuthorizedRequest', '__abp'],
    properties: {
      result: output,
      success: { const: true },
      error: { type: 'null' },
      unAuthorizedRequest: { const: false },
      __abp: { const: true },
    },
  };
}
