import { imageFaceRoutes } from '../routes/library/image-face.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetFaceFacetsQuery,
  useGetImageFacesQuery,
  useCreateImageFaceMutation,
  useUpdateImageFaceMutation,
  useDeleteImageFaceMutation,
  useGetFaceStatusQuery,
  useUpdateFaceSettingMutation,
  useCheckFacesAgainMutation,
  useDeleteFacesMutation,
} = serviceApi(imageFaceRoutes, {
  tags: ['Face'],
  queries: ['getFaceFacets'],
  keyed: ['createImageFace'],
  // Where they fail, the filters stay away; a form shows its own faults.
  quiet: ['getFaceFacets', 'getImageFaces'],
});
