/** The site's own domain at Hosting. */
import type { Services, Setting } from './setting.ts';

/** https://firebase.google.com/docs/reference/hosting/rest/v1beta1/projects.sites.customDomains */
interface CustomDomain {
  hostState?: string;
  ownershipState?: string;
  cert?: { state?: string };
  requiredDnsUpdates?: { desired?: { domainName?: string; records?: DnsRecord[] }[] };
}

interface DnsRecord {
  type?: string;
  rdata?: string;
  domainName?: string;
  requiredAction?: string;
}

const HOSTING = 'https://firebasehosting.googleapis.com/v1beta1';

const hostOf = ({ environment }: Services): string => new URL(environment.siteUrl).hostname;

/** Hosting's own names need no domain. */
const isOwn = (host: string): boolean => /\.(?:web\.app|firebaseapp\.com)$/.test(host);

const domainsPath = ({ environment }: Services): string =>
  `projects/${environment.firebase.projectId}/sites/${environment.firebase.projectId}/customDomains`;

const findDomain = (services: Services): Promise<CustomDomain | null> =>
  services.google.find<CustomDomain>(`${HOSTING}/${domainsPath(services)}/${hostOf(services)}`);

/** What the domain's owner has to enter at the registrar. */
function dnsRecords({ requiredDnsUpdates }: CustomDomain): string {
  const records = (requiredDnsUpdates?.desired ?? []).flatMap(({ domainName = '', records: all = [] }) =>
    all.map((record) => ({ ...record, domainName: record.domainName ?? domainName })),
  );
  return records
    .map(
      ({ requiredAction, type, domainName, rdata }) =>
        `${requiredAction === 'REMOVE' ? 'remove' : 'add'} ${type} ${domainName} ${rdata}`,
    )
    .join(', ');
}

export const customDomain: Setting = {
  name: "the site's domain leads to Hosting, with a certificate",
  // The site works at its web.app address until then.
  isAdvice: true,
  without: 'The address that pages name as their own answers nothing.',
  check: async (services) => {
    const host = hostOf(services);
    if (isOwn(host)) return null;
    const domain = await findDomain(services);
    if (!domain) return `${host} is not connected`;
    if (domain.hostState === 'HOST_ACTIVE' && domain.cert?.state === 'CERT_ACTIVE') return null;
    const records = dnsRecords(domain);
    return records === ''
      ? `${host} waits for its certificate, which takes up to a day`
      : `${host} waits for DNS records at your registrar: ${records}`;
  },
  setUp: async (services) => {
    if (await findDomain(services)) return;
    await services.google.complete(
      'POST',
      HOSTING,
      `${domainsPath(services)}?customDomainId=${hostOf(services)}`,
      {},
    );
  },
};
