import { licenceRoutes } from '../routes/commerce/licence.generated.ts';
import { serviceApi } from '../service-api.ts';

export const licenceApi = serviceApi(licenceRoutes, {
  tagsOf: {
    verifyLicence: [],
    verifyFile: [],
    getLicenceTexts: [],
    getImageLicences: ['Order'],
    getVideoLicences: ['Order'],
  },
  quiet: ['verifyLicence'],
});

export const {
  useLazyVerifyLicenceQuery,
  useLazyVerifyFileQuery,
  useGetLicenceTextsQuery,
  useGetImageLicencesQuery,
  useGetVideoLicencesQuery,
} = licenceApi;
