import { errorMessage, problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import type { UploadError } from '../../domain/media-library/upload-body.server.ts';
import type { UploadRejection } from '../../domain/media-library/uploads.server.ts';

const FAULTS = {
  'too-large': 'picture-too-large',
  'too-many': 'too-many-files',
  'unsupported-image': 'unsupported-image',
  'no-file': 'invalid-field',
  'no-form': 'invalid-request',
} as const;

/** Says why an upload could not even be read. */
export function refuseUpload(fault: UploadError, requestId: string): Response {
  const code = FAULTS[fault];
  const values = { field: 'The file' };
  return problemResponse(code, { requestId, field: 'file', values });
}

/** Says why a picture did not get into the library. */
export function refusePicture(refusal: UploadRejection, requestId: string): Response {
  const { reason } = refusal;
  if (reason === 'too-many-requests') return rejectionResponse(refusal, requestId);
  if (reason === 'resource-known') {
    return problemResponse(reason, { requestId, field: 'file', more: { resourceId: refusal.id } });
  }
  if (reason === 'upload-failed') {
    const title = refusal.shown ?? errorMessage(reason);
    return problemResponse(reason, { requestId, title, headers: { 'retry-after': '5' } });
  }
  const isWait = reason === 'mill-busy' || reason === 'storage-full';
  const headers = isWait ? { 'retry-after': reason === 'mill-busy' ? '5' : '30' } : undefined;
  return problemResponse(reason, { requestId, headers });
}
