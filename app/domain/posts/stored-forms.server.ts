import { z } from 'zod';
import type { GenerationRow, PostRow } from '../../platform/db/tables.ts';
import type { FormFields, PostFormData } from './post.ts';

const fieldsShape: z.ZodType<FormFields> = z.record(z.string(), z.string());
const formShape = z.object({
  type: z.string(),
  /** The fields as a JSON string (docs/product.md §3, Generated post). */
  context: z.string(),
  humorLevel: z.string(),
  profileName: z.string(),
  profileBio: z.string(),
  useProfilePicture: z.boolean(),
});

/** A row of `posts` with its form. `form_data` is the stored text, by which a change meanwhile is noticed. */
export type SavedPost = WithForm<PostRow>;

/** A post to be stored. */
export type NewPost = Omit<PostRow, 'form_data'> & Pick<SavedPost, 'formData'>;

/** A row of `generations` that is a post, with the fields of its form. */
export type PostGeneration = Omit<GenerationRow, 'fields'> & { fields: FormFields };

type WithForm<Row> = Row & { formData: PostFormData };

/** Adds the form to a row. Throws for a text that `writeStoredForm` has not written. */
export function withForm<Row extends Pick<PostRow, 'form_data'>>(row: Row): WithForm<Row> {
  return { ...row, formData: readStoredForm(row.form_data) };
}

/** The form of a post from its stored text. Throws for a text that `writeStoredForm` has not written. */
export function readStoredForm(text: string): PostFormData {
  const { context, ...form } = read(formShape, text);
  return { ...form, fields: read(fieldsShape, context) };
}

/** The text to store for a form. */
export function writeStoredForm({ type, fields, ...rest }: PostFormData): string {
  return JSON.stringify({ type, context: writeFields(fields), ...rest });
}

/** Reads the form of a generation's row. The row must be of kind `post`. */
export function withFields(row: GenerationRow): PostGeneration {
  return { ...row, fields: read(fieldsShape, row.fields) };
}

export const writeFields = (fields: FormFields): string => JSON.stringify(fields);

function read<Value>(shape: z.ZodType<Value>, text: string): Value {
  try {
    return shape.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error('The stored form of a post cannot be read.', { cause });
  }
}
