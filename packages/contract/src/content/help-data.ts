import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, flagField, idField } from '../fields.ts';

export const HelpVotes = z.object({ helpfulCount: count, unhelpfulCount: count });
export type HelpVotes = z.infer<typeof HelpVotes>;

export const voteOnHelp = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/helpData/Vote',
  access: 'public',
  summary:
    'Says whether an answer of the help helped. Each person counts once, a visitor once a day; voting again changes the vote.',
  input: z.object({ id: idField, isHelpful: flagField }),
  output: HelpVotes,
  errors: ['Article.NotFound', 'Request.TooMany'],
  audited: false,
});

export const getFooter = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/helpData/GetFooter',
  access: 'public',
  summary: 'What the foot of every page leads to: the help’s topics that have answers, and the single pages.',
  input: z.object({}),
  output: z.object({
    topics: z.array(z.object({ id: idField, name: z.string() })),
    pages: z.array(z.object({ key: z.string(), title: z.string() })),
  }),
  errors: [],
});
