import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { ExportLink, exportFields } from '../export.ts';
import { count, flagField, idField, textField, wireDate, wireTime } from '../fields.ts';
import { cursorField, pageFields, pageOf } from '../paging.ts';

const logId = z.coerce
  .number<number>()
  .int('编号不正确')
  .min(1, '编号不正确')
  .max(Number.MAX_SAFE_INTEGER, '编号不正确');
const word = textField(100);

/** The user who made the call, by their name at the time; null for a visitor. */
const LogUser = z.object({ id: idField, userName: z.string() });

/** One call as listed in the audit log. */
export const AuditLog = z.object({
  id: logId,
  at: wireTime,
  user: LogUser.nullable(),
  /** Administrator acting in the user's name. */
  impersonator: LogUser.nullable(),
  service: z.string(),
  action: z.string(),
  entityKind: z.string().nullable(),
  entityIds: z.array(idField),
  durationMs: count,
  errorCode: z.string().nullable(),
  errorMessage: z.string().nullable(),
  clientIp: z.string(),
});
export type AuditLog = z.infer<typeof AuditLog>;

const auditFilters = {
  /** The full log-in name at the time of the call. */
  userName: word.default(''),
  service: word.default(''),
  action: word.default(''),
  onlyErrors: flagField.default(false),
  minDurationMs: z.coerce.number<number>().int().min(0).max(3_600_000, '耗时过长').optional(),
  clientIp: word.default(''),
  /** A request number, or words in the parameters; words are searched in the newest rows only (`keywordScope`). */
  keyword: word.default(''),
  entityKind: word.default(''),
  entityId: idField.optional(),
};
const auditFields = { from: wireTime.optional(), to: wireTime.optional(), ...auditFilters };

export const getAuditLogs = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/auditedLog/GetList',
  access: 'permission:Pages.AuditLogs',
  summary: 'Mutating calls, newest first.',
  input: z.object({ ...pageFields, cursor: cursorField, ...auditFields }),
  output: pageOf(AuditLog).extend({
    /** Days for which a row is kept. */
    retentionDays: count,
    /** Rows a keyword was looked for in; null without a keyword. */
    keywordScope: count.nullable(),
  }),
  errors: [],
});

export const getAuditLogDay = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/auditedLog/GetDay',
  access: 'permission:Pages.AuditLogs',
  summary:
    'How many calls every half hour of a day had, and how many of them failed, under the same filters as the list.',
  input: z.object({ day: wireDate, ...auditFilters }),
  output: z.object({
    /** 48 of them, from midnight on. */
    halfHours: z.array(z.object({ count, failed: count })),
  }),
  errors: [],
});

export const getAuditLog = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/auditedLog/Get',
  access: 'permission:Pages.AuditLogs',
  summary: 'One call with its parameters, secrets masked.',
  input: z.object({ id: logId }),
  output: AuditLog.extend({
    parameters: z.unknown(),
    userAgent: z.string(),
    requestId: z.string(),
    tenantName: z.string(),
  }),
  errors: ['AuditLog.NotFound'],
});

export const getAuditedCalls = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/auditedLog/GetCalls',
  access: 'permission:Pages.AuditLogs',
  summary: 'Every service and action the log has rows of, to filter by.',
  input: z.object({}),
  output: z.object({ items: z.array(z.object({ service: z.string(), action: z.string() })) }),
  errors: [],
});

export const getEntityHistory = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/auditedLog/GetEntityHistory',
  access: 'permission:Pages.AuditLogs',
  summary: 'What was done with one row: the calls about it with their parameters, newest first.',
  input: z.object({ ...pageFields, cursor: cursorField, kind: textField(100, 1), id: idField }),
  output: pageOf(AuditLog.extend({ parameters: z.unknown() })),
  errors: [],
});

export const exportAuditLogs = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/auditedLog/ExportAuditLogs',
  access: 'permission:Pages.AuditLogs.Export',
  summary: 'Answers a link for one download of the filtered log, within five minutes.',
  input: z.object({ ...auditFields, ...exportFields }),
  output: ExportLink,
  errors: [],
});

export const recordFrontEndError = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/auditedLog/RecordFrontEndError',
  access: 'public',
  summary: 'A browser reports a failure it could not show the server otherwise.',
  input: z.object({
    userAgent: textField(500),
    errorMsg: textField(2000),
    apiUrl: textField(1000),
    pageUrl: textField(1000),
  }),
  output: z.object({}),
  errors: [],
  audited: false,
});

/** All failures with the same words. */
export const FrontEndErrorGroup = z.object({
  /** Represents the words in a URL. */
  fingerprint: z.string(),
  errorMsg: z.string(),
  count,
  /** Addresses it came from. */
  clientCount: count,
  firstAt: wireTime,
  lastAt: wireTime,
  lastPageUrl: z.string(),
});
export type FrontEndErrorGroup = z.infer<typeof FrontEndErrorGroup>;

export const FrontEndError = z.object({
  id: logId,
  at: wireTime,
  errorMsg: z.string(),
  apiUrl: z.string(),
  pageUrl: z.string(),
  userAgent: z.string(),
  clientIp: z.string(),
});
export type FrontEndError = z.infer<typeof FrontEndError>;

const frontEndErrorFields = {
  from: wireTime.optional(),
  to: wireTime.optional(),
  /** Words of the failure or of the page's address. */
  keyword: word.default(''),
  fingerprint: z
    .string()
    .regex(/^[0-9a-f]{32}$/, '编号不正确')
    .optional(),
};

export const getFrontEndErrorGroups = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/auditedLog/GetFrontEndErrorGroups',
  access: 'permission:Pages.FrontEndErrors',
  summary: 'Browsers’ failures by their words, the last one first.',
  input: z.object({ ...pageFields, ...frontEndErrorFields }),
  output: pageOf(FrontEndErrorGroup),
  errors: [],
});

export const getFrontEndErrors = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/auditedLog/GetFrontEndErrors',
  access: 'permission:Pages.FrontEndErrors',
  summary: 'Browsers’ failures one by one, newest first.',
  input: z.object({ ...pageFields, cursor: cursorField, ...frontEndErrorFields }),
  output: pageOf(FrontEndError),
  errors: [],
});

export const exportFrontEndErrors = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/auditedLog/ExportFrontEndErrors',
  access: 'permission:Pages.FrontEndErrors',
  summary: 'Answers a link for one download of the filtered failures, within five minutes.',
  input: z.object({ ...frontEndErrorFields, ...exportFields }),
  output: ExportLink,
  errors: [],
});
