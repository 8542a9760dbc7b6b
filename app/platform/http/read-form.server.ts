/** The fields of a form that was posted, or null when the body is none. The shell has bounded its size. */
export async function readForm(request: Request): Promise<FormData | null> {
  try {
    return await request.formData();
  } catch {
    return null;
  }
}
