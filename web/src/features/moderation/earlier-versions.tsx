import type { EarlierVersion } from '@lumen-throw/community/index';
import type { Setup } from '@lumen-throw/domain/setup';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { theme } from '../../shared/design/theme.ts';
import { Small } from '../../shared/design/type.tsx';
import { useEnvironment } from '../../shared/environment/environment-context.tsx';
import { earlierVersionsQuery } from './moderation-queries.ts';
import { ReadOnDemand } from './read-on-demand.tsx';
import { VERSIONS_TEXTS } from './texts.ts';

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

function valueIn(version: Version, field: Field): string {
  const value = version[field];
  return value === null || value === '' ? VERSIONS_TEXTS.empty : String(value);
}

/** What edits changed: each field with what it said before and after. @param after the version that followed */
function changedFields(before: Version, after: Version): { field: Field; was: string; is: string }[] {
  return FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    field,
    was: valueIn(before, field),
    is: valueIn(after, field),
  }));
}

const versionNow = (setup: Setup): Version => ({ ...setup, pictures: setup.images.length });

const Comparison = styled.table`
  width: 100%;
  border-collapse: collapse;
  overflow-wrap: anywhere;
  table-layout: fixed;

  caption {
    padding-block-end: ${theme.space.xxs};
    font-weight: 600;
    text-align: start;
  }

  th,
  td {
    padding: ${theme.space.xs};
    border: 1px solid ${theme.color.line};
    text-align: start;
    vertical-align: top;
  }

  th {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.tiny};
  }

  td {
    white-space: pre-line;
  }

  /* Wide enough for the longest word of the fields' names, on a phone too. */
  th:first-child {
    width: 6.5rem;
  }
`;

interface ChangesProps {
  setup: Setup;
  /** When an admin decided last, or when it was reported. */
  since: Date;
}

/** What a setup said at a moment, side by side with what it says now. */
export function ChangesSince({ setup, since }: ChangesProps) {
  const { firebase } = useEnvironment();
  const query = useQuery(earlierVersionsQuery(firebase, setup.id));
  return (
    <ReadOnDemand query={query} failed={VERSIONS_TEXTS.failed}>
      {(versions) => {
        // The newest come first: the oldest edit since then kept what it was.
        const then = versions.findLast(({ at }) => at > since);
        return then ? <Changes setup={setup} then={then} /> : null;
      }}
    </ReadOnDemand>
  );
}

function Changes({ setup, then }: { setup: Setup; then: EarlierVersion }) {
  const changes = changedFields(then, versionNow(setup));
  if (changes.length === 0) return <Small role="status">{VERSIONS_TEXTS.sameAgain}</Small>;
  return (
    <Comparison>
      <caption>{VERSIONS_TEXTS.changed}</caption>
      <thead>
        <tr>
          <th scope="col">{VERSIONS_TEXTS.field}</th>
          <th scope="col">{VERSIONS_TEXTS.before}</th>
          <th scope="col">{VERSIONS_TEXTS.now}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, was, is }) => (
          <tr key={field}>
            <th scope="row">{VERSIONS_TEXTS.fields[field]}</th>
            <td dir="auto">{was}</td>
            <td dir="auto">{is}</td>
          </tr>
        ))}
      </tbody>
    </Comparison>
  );
}

/** What a setup said before each edit, the latest first; only what was another then. */
export function EarlierVersions({ setup }: { setup: Setup }) {
  const { firebase } = useEnvironment();
  const query = useQuery(earlierVersionsQuery(firebase, setup.id));
  return (
    <ReadOnDemand query={query} failed={VERSIONS_TEXTS.failed}>
      {(versions) => <VersionList setup={setup} versions={versions} />}
    </ReadOnDemand>
  );
}

function VersionList({ setup, versions }: { setup: Setup; versions: readonly EarlierVersion[] }) {
  if (versions.length === 0) return <Small role="status">{VERSIONS_TEXTS.none}</Small>;
  return (
    <Versions aria-label={VERSIONS_TEXTS.show}>
      {versions.map((version, place) => (
        <li key={version.at.toISOString()}>
          <Small>
            {VERSIONS_TEXTS.until} {TIME.format(version.at)}
          </Small>
          <dl>
            {changedFields(version, versions[place - 1] ?? versionNow(setup)).map(({ field, was }) => (
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
