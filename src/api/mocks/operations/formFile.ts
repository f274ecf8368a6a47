import { refusalOfContent, SIGNATURE_BYTES } from '@/domain/media';
import { invalidField } from '@/domain/refusal';
import { FORM_NEEDED } from '@/domain/uploads';
import { MockProblem, problemOf, refuseIf } from '../MockProblem';

/**
 * Returns the part `file` of a form.
 * @throws MockProblem 415 for another body, 400 without that part
 */
export function formFile(form: FormData | undefined): File {
  if (!form) throw new MockProblem(415, FORM_NEEDED);
  const file = form.get('file');
  if (!(file instanceof File)) throw problemOf(invalidField('file', 'is required'));
  return file;
}

/**
 * Refuses a file whose content contradicts its name.
 * @throws MockProblem 400
 */
export async function requireContent(file: Blob, fileName: string): Promise<void> {
  const start = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  refuseIf(refusalOfContent(fileName, start));
}
