import { z } from 'zod';
import { DEFAULT_HUMOR_LEVEL } from '../../../comedy/form/humor-levels.ts';
import { readStored } from '../../platform/db/read-stored.server.ts';
import type { GenerationRow, PostRow } from '../../platform/db/tables.ts';
import { FACE_NAMES } from '../faces/face.ts';
import { type FormFields, formDataOf, type PostFormData } from './post.ts';

const fieldsShape: z.ZodType<FormFields> = z.record(z.string(), z.string());
const formShape = z.object({
  type: z.string(),
  /** The fields as a JSON string (docs/product.md §3, Generated post). */
  context: z.string(),
  humorLevel: z.string(),
  profileName: z.string(),
  profileBio: z.string(),
  useProfilePicture: z.boolean(),
  // One that is no longer drawn is as good as none.
  profileFace: z.enum(FACE_NAMES).optional().catch(undefined),
});

/** A row of `posts` with its form. `form_data` is the stored text, by which a change meanwhile is noticed. */
export type SavedPost = WithForm<PostRow>;

/** A post to be stored. */
export type NewPost = Omit<PostRow, 'form_data'> & Pick<SavedPost, 'formData'>;

/** A row of `generations` that is a post, with the fields of its form. */
export type PostGeneration = Omit<GenerationRow, 'fields'> & { fields: FormFields };

type WithForm<Row> = Row & { formData: PostFormData };

type StoredForm = Pick<PostRow, 'id' | 'style' | 'form_data'>;

/** Adds the form to a row: one that cannot be read has no fields and the default author. */
export function withForm<Row extends StoredForm>(row: Row): WithForm<Row> {
  return { ...row, formData: readStoredForm(row) };
}

/** The form of a post from its stored text, or the one that `withForm` says. */
export function readStoredForm({ id, style, form_data: text }: StoredForm): PostFormData {
  const place = { table: 'posts', column: 'form_data', id } as const;
  const form = readStored(formShape, text, place);
  const fields = form && readStored(fieldsShape, form.context, place);
  if (!form || !fields) return formDataOf({ style, fields: {}, humor_level: DEFAULT_HUMOR_LEVEL });
  const { context: _, ...rest } = form;
  return { ...rest, fields };
}

/** The text to store for a form. */
export function writeStoredForm({ type, fields, ...rest }: PostFormData): string {
  return JSON.stringify({ type, context: writeFields(fields), ...rest });
}

/** Reads the form of a generation's row, which must be of kind `post`. One that cannot be read has no fields. */
export function withFields(row: GenerationRow): PostGeneration {
  const place = { table: 'generations', column: 'fields', id: row.id } as const;
  return { ...row, fields: readStored(fieldsShape, row.fields, place) ?? {} };
}

export const writeFields = (fields: FormFields): string => JSON.stringify(fields);
