import type { SoftwareApplication, WithContext } from 'schema-dts';
import { SCHEMA_ORG } from './structured-data.ts';

/** Structured data of a tool that runs in the browser, as a schema.org object. */
export function softwareApplicationData(tool: {
  name: string;
  description: string;
  url: string;
  features: readonly string[];
}): WithContext<SoftwareApplication> {
  const { name, description, url, features } = tool;
  return {
    '@context': SCHEMA_ORG,
    '@type': 'SoftwareApplication',
    name,
    description,
    url,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    featureList: features,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  };
}
