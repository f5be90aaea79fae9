import type { Endpoint } from '@tuyuan/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { type Called, callEndpoint } from './call-endpoint.ts';

/** A browser that keeps its cookies between calls and never shows them to scripts. */
export interface TestBrowser {
  call<Output extends z.ZodType>(
    endpoint: Endpoint<z.ZodType, Output>,
    input: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<Called<Output>>;
}

export function testBrowser(app: FastifyInstance): TestBrowser {
  const cookies = new Map<string, string>();
  return {
    async call(endpoint, input, headers = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const called = await callEndpoint(app, endpoint, input, { ...headers, ...(cookie !== '' && { cookie }) });
      for (const line of called.cookies) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
        cookies.set(name, value);
      }
      return called;
    },
  };
}
