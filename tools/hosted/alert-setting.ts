/** Who is told when something fails. */
import type { Services, Setting } from './setting.ts';

const MONITORING = 'https://monitoring.googleapis.com/v3';

/** https://docs.cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies */
interface AlertPolicy {
  displayName: string;
  enabled?: boolean;
  notificationChannels?: string[];
}

interface Channel {
  name: string;
  type: string;
  labels?: { email_address?: string };
}

const placeOf = ({ environment }: Services): string =>
  `${MONITORING}/projects/${environment.firebase.projectId}`;

/** What is watched: the uptime check, from two places or more, and errors of functions. */
function wantedPolicies({ environment }: Services): (AlertPolicy & Record<string, unknown>)[] {
  const host = new URL(environment.siteUrl).hostname;
  return [
    {
      displayName: 'The site is down',
      combiner: 'OR',
      conditions: [
        {
          displayName: 'The uptime check fails',
          conditionThreshold: {
            filter: `metric.type="monitoring.googleapis.com/uptime_check/check_passed" AND resource.type="uptime_url" AND resource.labels.host="${host}"`,
            aggregations: [
              {
                alignmentPeriod: '1200s',
                perSeriesAligner: 'ALIGN_NEXT_OLDER',
                crossSeriesReducer: 'REDUCE_COUNT_FALSE',
                groupByFields: ['resource.label.*'],
              },
            ],
            comparison: 'COMPARISON_GT',
            thresholdValue: 1,
            duration: '60s',
          },
        },
      ],
    },
    {
      // Also that a backup is missing and that the budget is spent, which functions log as errors.
      displayName: 'A function logs an error',
      combiner: 'OR',
      conditions: [
        {
          displayName: 'An error in the log',
          conditionMatchedLog: {
            // Anybody can make a page report an error; those are looked at in Error Reporting.
            filter: 'resource.type="cloud_run_revision" AND severity>=ERROR AND NOT jsonPayload.error.kind:*',
          },
        },
      ],
      alertStrategy: { notificationRateLimit: { period: '3600s' }, autoClose: '86400s' },
    },
  ];
}

/** The names of the policies that nobody would hear of. */
async function unheard(services: Services): Promise<string[]> {
  const { alertPolicies = [] } = await services.google.ask<{ alertPolicies?: AlertPolicy[] }>(
    'GET',
    `${placeOf(services)}/alertPolicies`,
  );
  const heard = alertPolicies.filter(
    ({ enabled = true, notificationChannels = [] }) => enabled && notificationChannels.length > 0,
  );
  return wantedPolicies(services)
    .map(({ displayName }) => displayName)
    .filter((wanted) => !heard.some(({ displayName }) => displayName === wanted));
}

export const alerts: Setting = {
  isAdvice: true,
  name: 'somebody is told when the site is down, a function fails or a backup is missing',
  without: 'What fails at night fails until somebody looks.',
  check: async (services) => {
    const names = await unheard(services);
    return names.length === 0 ? null : `nobody hears of: ${names.join(', ')}`;
  },
  needs: ({ alertsTo, environment }) =>
    alertsTo === null
      ? `npm run tool -- hosted-setup --stage ${environment.stage} --alerts-to <e-mail address>`
      : null,
  setUp: async (services) => {
    const { google, alertsTo } = services;
    const place = `${placeOf(services)}/notificationChannels`;
    const { notificationChannels = [] } = await google.ask<{ notificationChannels?: Channel[] }>(
      'GET',
      place,
    );
    const channel =
      notificationChannels.find(({ labels }) => labels?.email_address === alertsTo) ??
      (await google.ask<Channel>('POST', place, {
        type: 'email',
        displayName: 'Operators',
        labels: { email_address: alertsTo },
      }));
    const missing = await unheard(services);
    for (const policy of wantedPolicies(services).filter(({ displayName }) => missing.includes(displayName)))
      await google.ask('POST', `${placeOf(services)}/alertPolicies`, {
        ...policy,
        notificationChannels: [channel.name],
      });
  },
};
