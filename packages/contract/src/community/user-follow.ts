import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, flagField, idField } from '../fields.ts';
import { ImageCard } from '../library/image.ts';
import { PhotographerCard } from '../library/photographer-data.ts';
import { pageFields, pageOf } from '../paging.ts';

const Follow = z.object({ followers: count, isFollowing: z.boolean() });

export const getFollow = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/userBehavior/GetFollow',
  access: 'public',
  summary: 'How many people follow a photographer, and whether the caller does.',
  input: z.object({ photographerId: idField }),
  output: Follow,
  errors: ['Photographer.NotFound'],
});

export const setFollow = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/userBehavior/SetFollow',
  access: 'user',
  summary: 'Follows a photographer, or no longer. Idempotent.',
  input: z.object({ photographerId: idField, isOn: flagField }),
  output: Follow,
  errors: ['Photographer.NotFound', 'Follow.Own'],
});

export const getFollowed = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/userBehavior/GetFollowed',
  access: 'user',
  summary: 'The photographers the caller follows, the last followed first.',
  input: z.object(pageFields),
  output: pageOf(PhotographerCard),
  errors: [],
});

export const getFollowedImages = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/userBehavior/GetFollowedImages',
  access: 'user',
  summary: 'Published images of the photographers the caller follows, the newest first.',
  input: z.object(pageFields),
  output: pageOf(ImageCard),
  errors: [],
});
