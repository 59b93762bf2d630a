import { CATALOGUE_CSV_PATH, CATALOGUE_JSON_PATH, PATHS } from '@lumen-throw/domain/site-paths';
import type { DataDownload, Dataset, WithContext } from 'schema-dts';
import { SCHEMA_ORG } from '../../../shared/structured-data/structured-data.ts';
import { LICENSE_URL } from './license.ts';
import { OPEN_DATA_TEXTS } from './texts.ts';

/** The catalogue for search engines of data. */
export function catalogueData(siteUrl: string): WithContext<Dataset> {
  const download = (path: string, encodingFormat: string): DataDownload => ({
    '@type': 'DataDownload',
    encodingFormat,
    contentUrl: new URL(path, siteUrl).href,
  });
  return {
    '@context': SCHEMA_ORG,
    '@type': 'Dataset',
    name: OPEN_DATA_TEXTS.name,
    description: OPEN_DATA_TEXTS.description,
    url: new URL(PATHS.projectors, siteUrl).href,
    license: LICENSE_URL,
    isAccessibleForFree: true,
    distribution: [
      download(CATALOGUE_JSON_PATH, 'application/json'),
      download(CATALOGUE_CSV_PATH, 'text/csv'),
    ],
  };
}
