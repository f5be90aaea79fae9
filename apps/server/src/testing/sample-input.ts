import type { Endpoint } from '@tuyuan/contract/endpoint.ts';
import { z } from 'zod';

const Schema = z.looseObject({
  /** Several where null is one of them: the first counts. */
  type: z.union([z.string(), z.array(z.string()).transform((types) => types[0])]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
  minItems: z.number().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  pattern: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});
type Schema = z.infer<typeof Schema>;

const largestId = 2_147_483_647;
/** For texts of a certain form, tried in this order. */
const patterned = [
  '2027-05-01T10:00:00',
  '2027-05-01',
  '2027-05',
  '13800138000',
  '123456',
  '10:00',
  '#e6395f',
  'a@example.com',
  '01890a5d-ac96-774b-bcce-b302099a8057',
  'answer',
  'a'.repeat(16),
  'a'.repeat(22),
  'a'.repeat(32),
  'a'.repeat(64),
  'a'.repeat(86),
];

interface Choices {
  /** The id for the id field of that place: `id`, `items.0.imageId`. */
  idAt(place: string): number;
  /** A text of at most that length. */
  textOf(maxLength: number): string;
}

const repairs = 3;

/** Returns an input that the endpoint takes, with every field filled whose form the schema tells, the first of several forms each. */
export function sampleInput(endpoint: Endpoint, choices: Choices): Record<string, unknown> {
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
  let input = z.record(z.string(), z.unknown()).parse(sampleOf(schema, '', choices));
  for (let round = 0; round < repairs; round += 1) {
    const refused = endpoint.input.safeParse(input).error?.issues ?? [];
    for (const { path } of refused) input = leaveOut(input, path.map(String), round);
  }
  return input;
}

/** Leaves a refused field out: as null, then, where that is refused too, altogether. */
function leaveOut(input: Record<string, unknown>, path: string[], round: number): Record<string, unknown> {
  const [name = '', ...rest] = path;
  const inner = z.record(z.string(), z.unknown()).safeParse(input[name]).data;
  if (rest.length > 0 && inner) return { ...input, [name]: leaveOut(inner, rest, round) };
  const items = z.array(z.record(z.string(), z.unknown())).safeParse(input[name]).data;
  const [place, ...deeper] = rest;
  if (deeper.length > 0 && items)
    return {
      ...input,
      [name]: items.map((item, index) => (String(index) === place ? leaveOut(item, deeper, round) : item)),
    };
  const { [name]: _refused, ...others } = input;
  return round === 0 ? { ...others, [name]: null } : others;
}

/** Returns the places of the input's ids. */
export function idPlaces(endpoint: Endpoint): string[] {
  const places: string[] = [];
  sampleInput(endpoint, {
    idAt: (place) => {
      places.push(place);
      return 1;
    },
    textOf: () => 'x',
  });
  return places;
}

function sampleOf(given: unknown, place: string, choices: Choices): unknown {
  const schema = Schema.parse(given);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms)
    return sampleOf(
      forms.find((form) => Schema.parse(form).type !== 'null'),
      place,
      choices,
    );
  const under = (name: string | number) => (place === '' ? String(name) : `${place}.${name}`);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
          unknowable.has(name) ? [] : [[name, sampleOf(field, under(name), choices)]],
        ),
      );
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, (_, index) =>
        sampleOf(schema.items, under(index), choices),
      );
    case 'integer':
    case 'number':
      return schema.maximum === largestId && schema.minimum === 1
        ? choices.idAt(place)
        : Math.min(schema.maximum ?? 1, Math.max(schema.minimum ?? 1, 1));
    case 'boolean':
      return true;
    case 'string':
      return textOf(schema, place, choices);
    default:
      return 1;
  }
}

/** What only an answer before this one tells. */
const unknowable: ReadonlySet<string> = new Set(['cursor']);

/** Forms that only a refinement knows. */
const named: Readonly<Record<string, string>> = {
  link: '/meeting/info',
  path: '/library',
  hostName: 'photo.example.cn',
};

function textOf({ pattern, minLength = 0, maxLength = 100 }: Schema, place: string, choices: Choices): string {
  const known = named[place.split('.').at(-1) ?? ''];
  if (known !== undefined) return known;
  if (pattern === undefined) return choices.textOf(maxLength).padEnd(minLength, 'x');
  const form = new RegExp(pattern, 'u');
  const found = patterned.find((text) => form.test(text)) ?? '';
  // The end of a span comes after its start.
  return /(end|until|to|out|closes|arrives)\w*$/i.test(place) ? found.replace(/^2027-05/, '2027-06') : found;
}
