import { z } from 'zod';
import { bulkResult } from '../bulk.ts';
import { defineEndpoint, defineUpload } from '../endpoint.ts';
import { count, flagField, idField, listField, textField, wireTime } from '../fields.ts';
import { AlbumCard, coverSchema, TopicAlbumCard } from '../library/album-data.ts';
import { NamedReference, UnitReference } from '../library/image.ts';
import { PhotographerCard } from '../library/photographer-data.ts';
import { VideoCard } from '../library/video-data.ts';
import { pageFields, pageOf } from '../paging.ts';
import { pictureErrors } from '../picture-errors.ts';
import { moveNodeInput } from '../tree-management.ts';

const unitTexts = {
  name: textField(50, 1),
  /** The unit's own number, such as 00001.00006. Not named `code`, because codes are masked in the log. */
  no: textField(40).default(''),
  contactName: textField(30).default(''),
  phone: textField(40).default(''),
  address: textField(100).default(''),
  introduction: textField(5000).default(''),
};

/** Node of the tenant's unit tree. */
export const ManagedUnit = z.object({
  id: idField,
  parentId: idField.nullable(),
  name: z.string(),
  no: z.string(),
  contactName: z.string(),
  phone: z.string(),
  address: z.string(),
  introduction: z.string(),
  cover: coverSchema.nullable(),
  /** Path of the square logo, or "". */
  logo: z.string(),
  /** Whether the unit appears on `/unit`. */
  isPublic: z.boolean(),
  order: z.int(),
  /** People of the unit itself; a photographer is one of them. */
  memberCount: count,
  photographerCount: count,
});
export type ManagedUnit = z.infer<typeof ManagedUnit>;

const unitList = z.object({ items: z.array(ManagedUnit) });

export const getUnits = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/organizationUnit/GetAll',
  access: 'permission:Pages.OrganizationUnits',
  summary: 'The whole tree of units for the back office, siblings in their order.',
  input: z.object({}),
  output: unitList,
  errors: [],
});

export const createUnit = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/organizationUnit/Create',
  access: 'permission:Pages.OrganizationUnits.Create',
  summary: 'Adds a unit as the last child of its parent, not public yet.',
  input: z.object({ name: unitTexts.name, parentId: idField.nullable() }),
  output: ManagedUnit,
  errors: ['OrganizationUnit.NotFound', 'OrganizationUnit.NameTaken'],
  idempotent: true,
});

export const updateUnit = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/organizationUnit/Update',
  access: 'permission:Pages.OrganizationUnits.Edit',
  summary: 'Changes a unit’s name, code, contacts and public page.',
  input: z.object({ id: idField, ...unitTexts, coverImageId: idField.nullable(), isPublic: flagField }),
  output: ManagedUnit,
  errors: ['OrganizationUnit.NotFound', 'OrganizationUnit.NameTaken', 'OrganizationUnit.CodeTaken', 'Image.NotFound'],
});

export const uploadUnitLogo = defineUpload({
  method: 'POST',
  path: '/api/services/app/organizationUnit/UploadLogo',
  access: 'permission:Pages.OrganizationUnits.Edit',
  summary: 'Makes the picture of the form’s field `file` a unit’s logo: a square, at most 256 px.',
  input: z.object({ id: idField }),
  output: z.object({ logo: z.string() }),
  errors: [...pictureErrors, 'OrganizationUnit.NotFound'],
  upload: { maxBytes: 5 * 1024 * 1024 },
});

export const removeUnitLogo = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/organizationUnit/RemoveLogo',
  access: 'permission:Pages.OrganizationUnits.Edit',
  summary: 'Takes a unit’s logo away.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['OrganizationUnit.NotFound'],
});

export const moveUnit = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/organizationUnit/Move',
  access: 'permission:Pages.OrganizationUnits.Edit',
  summary: 'Moves a unit within the tree, with all below it.',
  input: moveNodeInput,
  output: unitList,
  errors: ['OrganizationUnit.NotFound', 'OrganizationUnit.Cycle', 'OrganizationUnit.NameTaken'],
});

export const deleteUnit = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/organizationUnit/Delete',
  access: 'permission:Pages.OrganizationUnits.Delete',
  summary: 'Deletes a unit without units below it; one with members only when `withMembers` says so.',
  input: z.object({ id: idField, withMembers: flagField.default(false) }),
  output: z.object({}),
  errors: ['OrganizationUnit.NotFound', 'OrganizationUnit.HasChildren', 'OrganizationUnit.HasMembers'],
});

export const UnitMember = z.object({
  /** User id. */
  id: idField,
  userName: z.string(),
  nickName: z.string(),
  isActive: z.boolean(),
  isPhotographer: z.boolean(),
  /** Published ones. */
  imageCount: count,
  /** Which of the requested units the user belongs to. */
  units: z.array(NamedReference),
  joinedAt: wireTime,
});
export type UnitMember = z.infer<typeof UnitMember>;

export const getUnitMembers = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/organizationUnit/GetMembers',
  access: 'permission:Pages.OrganizationUnits',
  summary: 'People of a unit, or of it and all below it.',
  input: z.object({
    ...pageFields,
    id: idField,
    includeBelow: flagField.default(false),
    /** Matches the user name or the nickname. */
    keyword: textField(50).default(''),
    onlyPhotographers: flagField.default(false),
  }),
  output: pageOf(UnitMember),
  errors: ['OrganizationUnit.NotFound'],
});

export const findUnitCandidates = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/organizationUnit/FindCandidates',
  access: 'permission:Pages.OrganizationUnits.Edit',
  summary: 'Up to 20 users who don’t belong to the unit yet, by user name or nick name.',
  input: z.object({ id: idField, keyword: textField(50).default('') }),
  output: z.object({ items: z.array(z.object({ id: idField, userName: z.string(), nickName: z.string() })) }),
  errors: ['OrganizationUnit.NotFound'],
});

const memberInput = z.object({
  id: idField,
  userIds: listField(idField, 500).refine((ids) => ids.length > 0, '请至少选择一人'),
});

export const addUnitMembers = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/organizationUnit/AddMembers',
  access: 'permission:Pages.OrganizationUnits.Edit',
  summary: 'Puts users into a unit; who belongs to it already stays.',
  input: memberInput,
  output: bulkResult,
  errors: ['OrganizationUnit.NotFound'],
});

export const removeUnitMembers = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/organizationUnit/RemoveMembers',
  access: 'permission:Pages.OrganizationUnits.Edit',
  summary: 'Takes users out of a unit.',
  input: memberInput,
  output: bulkResult,
  errors: ['OrganizationUnit.NotFound'],
});

export const UnitDetail = z.object({
  id: idField,
  name: z.string(),
  /** Its public parents, the nearest last. */
  parents: z.array(NamedReference),
  /** Nearest public descendants; units that are not public are skipped. */
  children: z.array(UnitReference),
  introduction: z.string(),
  cover: coverSchema.nullable(),
  /** Path of the square logo, or "". */
  logo: z.string(),
  contactName: z.string(),
  phone: z.string(),
  address: z.string(),
  photographerCount: count,
  imageCount: count,
  albumCount: count,
  /** Up to twelve photographers with the most published images. */
  photographers: z.array(PhotographerCard),
  /** The newest albums, up to eight. */
  albums: z.array(AlbumCard),
  /** Topic albums with works of its photographers, those with most of them first, up to four. */
  topicAlbums: z.array(TopicAlbumCard),
  /** The newest videos of it and all below it, up to six. */
  videos: z.array(VideoCard),
});
export type UnitDetail = z.infer<typeof UnitDetail>;

export const getUnit = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/organizationUnit/GetUnit',
  access: 'public',
  summary: 'A public unit’s page: introduction, contacts, and what the photographers of it and all below it publish.',
  input: z.object({ id: idField }),
  output: UnitDetail,
  errors: ['OrganizationUnit.NotFound'],
});
