import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { canListen } from './bucket-location.ts';

const require = createRequire(import.meta.url);

interface StorageService {
  ensureStorageTriggerRegion: (endpoint: object) => Promise<void>;
}

const REGIONS = [
  'us-central1',
  'us-east1',
  'us-west1',
  'us-west4',
  'europe-west1',
  'europe-west2',
  'europe-north1',
  'europe-west4',
  'asia-northeast1',
  'asia-south1',
  'southamerica-east1',
];
const LOCATIONS = [...REGIONS, 'us', 'eu', 'asia', 'nam4', 'eur4', 'asia1'];

test.each(REGIONS)(
  'decides as firebase-tools which buckets functions in %s can listen to',
  async (region) => {
    const { ensureStorageTriggerRegion } =
      require('firebase-tools/lib/deploy/functions/services/storage') as StorageService;
    for (const location of LOCATIONS) {
      const allowed = await ensureStorageTriggerRegion({ region, eventTrigger: { region: location } }).then(
        () => true,
        () => false,
      );
      expect([location, canListen(region, location.toUpperCase())]).toEqual([location, allowed]);
    }
  },
);
