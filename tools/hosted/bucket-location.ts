/**
 * Locations of several regions, each with those whose functions can listen to a bucket there, as
 * firebase-tools decides (`lib/gcp/location.js` of 15.34.2). The test compares the two.
 */
const REGIONS_OF: Readonly<Record<string, readonly string[]>> = {
  us: ['us-central1', 'us-east1', 'us-east4', 'us-west1', 'us-west2', 'us-west3', 'us-west4'],
  eu: ['europe-central2', 'europe-north1', 'europe-west1', 'europe-west3', 'europe-west4', 'europe-west5'],
  asia: [
    'asia-east1',
    'asia-east2',
    'asia-northeast1',
    'asia-northeast2',
    'asia-northeast3',
    'asia-south1',
    'asia-south2',
    'asia-southeast1',
    'asia-southeast2',
  ],
  asia1: ['asia-northeast1', 'asia-northeast2'],
  eur4: ['europe-north1', 'europe-west4'],
  nam4: ['us-central1', 'us-east1'],
};

/** Whether functions of a region can listen to a bucket at a location; both in either case. */
export function canListen(region: string, location: string): boolean {
  const [at, from] = [location.toLowerCase(), region.toLowerCase()];
  return at === from || at === 'us-central1' || (REGIONS_OF[at]?.includes(from) ?? false);
}
