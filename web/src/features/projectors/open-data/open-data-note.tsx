import { CATALOGUE_CSV_PATH, CATALOGUE_JSON_PATH, PATHS } from '@lumen-throw/domain/site-paths';
import styled from 'styled-components';
import { theme } from '../../../shared/design/theme.ts';
import { Heading, Small } from '../../../shared/design/type.tsx';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { useSite } from '../../../shared/live-content/use-site.ts';
import { OPEN_DATA_TEXTS } from './texts.ts';

const Note = styled.section`
  display: grid;
  gap: ${theme.space.xs};
  max-width: 68ch;
`;

const Files = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.m};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
  }
`;

/** Where the catalogue can be had as files, and how to name it. */
export function OpenDataNote() {
  const { siteUrl } = useEnvironment();
  const brand = useSite()?.brand;
  return (
    <Note aria-labelledby="open-data">
      <Heading as="h2" $size="h4" id="open-data">
        {OPEN_DATA_TEXTS.heading}
      </Heading>
      <Small>{OPEN_DATA_TEXTS.intro}</Small>
      <Files>
        <a href={CATALOGUE_JSON_PATH} download>
          {OPEN_DATA_TEXTS.json}
        </a>
        <a href={CATALOGUE_CSV_PATH} download>
          {OPEN_DATA_TEXTS.csv}
        </a>
      </Files>
      {brand ? <Small>{OPEN_DATA_TEXTS.cite(brand, new URL(PATHS.projectors, siteUrl).href)}</Small> : null}
    </Note>
  );
}
