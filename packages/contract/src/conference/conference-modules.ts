import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, flagField, idField } from '../fields.ts';

/** The parts of a conference that can be switched off. Tickets, check-in and notices cannot. */
export const conferenceModules = [
  'schedule',
  'materials',
  'manner',
  'seats',
  'interaction',
  'wall',
  'vouchers',
  'stays',
  'trips',
  'duty',
  'changes',
  'rehearsal',
] as const;
export type ConferenceModule = (typeof conferenceModules)[number];

export const conferenceModule = z.enum(conferenceModules, '没有这个功能');

/** What was decided; a module that is not named is on once it is used. */
export const moduleSwitches = z.partialRecord(conferenceModule, flagField);
export type ModuleSwitches = z.infer<typeof moduleSwitches>;

/** The modules that are on. */
export const modulesOn = z.array(conferenceModule);

export const ModuleList = z.object({
  items: z.array(
    z.object({
      module: conferenceModule,
      isOn: z.boolean(),
      /** How much it holds: sessions, files, rooms, shifts … */
      count,
    }),
  ),
});
export type ModuleList = z.infer<typeof ModuleList>;

export const getConferenceModules = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceManagement/GetModules',
  access: 'permission:Pages.Conferences',
  summary: 'The parts of a conference, which of them are on, and how much each holds.',
  input: z.object({ id: idField }),
  output: ModuleList,
  errors: ['Conference.NotFound'],
});

export const setConferenceModules = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceManagement/SetModules',
  access: 'permission:Pages.Conferences.Edit',
  summary:
    'Switches parts of a conference on or off, at once. What is off shows nowhere and keeps its content; one that is empty comes back on when it is used.',
  input: z.object({ id: idField, modules: moduleSwitches }),
  output: ModuleList,
  errors: ['Conference.NotFound'],
});
