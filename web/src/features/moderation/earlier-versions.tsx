import type { EarlierVersion } from '@lumen-throw/community/index';
import type { Setup } from '@lumen-throw/domain/setup';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { LoadingState } from '../../shared/controls/loading.tsx';
import { theme } from '../../shared/design/theme.ts';
import { Small } from '../../shared/design/type.tsx';
import { useEnvironment } from '../../shared/environment/environment-context.tsx';
import { earlierVersionsQuery } from './moderation-queries.ts';
import { ADMIN_TEXTS, VERSIONS_TEXTS } from './texts.ts';

const Versions = styled.ol`
  display: grid;
  gap: ${theme.space.s};
  margin: 0;
  padding: ${theme.space.s};
  border-radius: ${theme.radius.m};
  background: ${theme.color.sunk};
  list-style: none;
  overflow-wrap: anywhere;

  dl {
    display: grid;
    gap: ${theme.space.xs};
    margin: ${theme.space.xxs} 0 0;
  }

  dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.tiny};
  }

  dd {
    margin: 0;
    white-space: pre-line;
  }
`;

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

type Version = Omit<EarlierVersion, 'at'>;
type Field = keyof typeof VERSIONS_TEXTS.fields;

const FIELDS = Object.keys(VERSIONS_TEXTS.fields) as Field[];

/** What an edit changed: each field with what it said before. @param after the version that followed */
function changedFields(before: Version, after: Version): { field: Field; was: string }[] {
  return FIELDS.filter((field) => before[field] !== after[field]).map((field) => {
    const was = before[field];
    return { field, was: was === null || was === '' ? VERSIONS_TEXTS.empty : String(was) };
  });
}

/** What a setup said before each edit, the latest first; only what was another then. */
export function EarlierVersions({ setup }: { setup: Setup }) {
  const { firebase } = useEnvironment();
  const { data, isPending, isError } = useQuery(earlierVersionsQuery(firebase, setup.id));
  if (isPending) return <LoadingState label={ADMIN_TEXTS.loading} />;
  if (isError) return <Small role="status">{VERSIONS_TEXTS.failed}</Small>;
  if (data.length === 0) return <Small role="status">{VERSIONS_TEXTS.none}</Small>;
  const now: Version = { ...setup, pictures: setup.images.length };
  return (
    <Versions aria-label={VERSIONS_TEXTS.show}>
      {data.map((version, place) => (
        <li key={version.at.toISOString()}>
          <Small>
            {VERSIONS_TEXTS.until} {TIME.format(version.at)}
          </Small>
          <dl>
            {changedFields(version, data[place - 1] ?? now).map(({ field, was }) => (
              <div key={field}>
                <dt>{VERSIONS_TEXTS.fields[field]}</dt>
                <dd dir="auto">{was}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </Versions>
  );
}
