import { useUploadConferencePictureMutation } from '@tuyuan/api-client/conference/conference-management.ts';

type Shape = Parameters<ReturnType<typeof useUploadConferencePictureMutation>[0]>[0]['shape'];

/** Stores a picture of a conference and returns its path. */
export function useConferenceUpload(shape: Shape): (file: File) => Promise<string> {
  const [upload] = useUploadConferencePictureMutation();
  return async (file) => (await upload({ file, shape }).unwrap()).path;
}
