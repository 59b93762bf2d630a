import { PATHS } from '@lumen-throw/domain/site-paths';
import {
  judgeListing,
  readListing,
  type ListingSign,
  type ListingVerdict,
} from '@lumen-throw/throw/listing-claims';
import { useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { hostOf } from '../../../shared/content/host-of.ts';
import { ContentPage } from '../../../layout/content-page.tsx';
import { compact } from '../../../shared/content/compact.ts';
import { Field, TextArea } from '../../../shared/controls/field.tsx';
import { Card } from '../../../shared/design/card.tsx';
import { PageHeader } from '../../../shared/design/page-header.tsx';
import { PageWidth } from '../../../shared/design/page-width.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { Heading, Small } from '../../../shared/design/type.tsx';
import { safeHref } from '../../../shared/links/safe-href.ts';
import { ROOM_LIGHT_TEXTS } from '../../../shared/room-light/texts.ts';
import { Seo } from '../../../shared/seo/seo.tsx';
import { listedModel } from './listed-model.ts';
import { useListing } from './listing-in-address.ts';
import type { LumenCheckContent } from './lumen-check-query.ts';
import { sameMoneyHref } from './same-money.ts';
import { LUMEN_CHECK_TEXTS } from './texts.ts';

const Body = styled(PageWidth)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  padding-bottom: ${theme.space.section};
`;

const Check = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  align-items: start;

  ${media.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Listing = styled.div`
  ${media.scriptless} {
    display: none;
  }
`;

const Answer = styled(Card)`
  display: grid;
  gap: ${theme.space.m};
  padding: ${theme.space.l};

  h3 {
    margin-bottom: ${theme.space.xs};
  }

  ul {
    display: grid;
    gap: ${theme.space.xs};
    padding-inline-start: 1.1em;
  }
`;

const Light = styled.p`
  font: 400 ${theme.size.h3} / ${theme.leading.title} ${theme.font.display};
`;

const Pictures = styled.dl`
  display: grid;
  gap: ${theme.space.xs};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.m};
    justify-content: space-between;
    border-bottom: 1px solid ${theme.color.line};
    padding-bottom: ${theme.space.xs};
  }

  dd {
    font-weight: 600;
  }
`;

const Scriptless = styled(Small)`
  display: none;

  ${media.scriptless} {
    display: block;
  }
`;

const Cases = styled.table`
  width: 100%;
  border-collapse: collapse;
  line-height: 1.45;

  th,
  td {
    padding: ${theme.space.s} ${theme.space.s} ${theme.space.s} 0;
    border-bottom: 1px solid ${theme.color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  q {
    display: block;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.small};
  }

  /* A card for each case where four columns have no room. */
  @media (max-width: 47.99rem) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }

    tr {
      display: grid;
      gap: ${theme.space.xxs};
      padding-block: ${theme.space.s};
      border-bottom: 1px solid ${theme.color.line};
    }

    th,
    td {
      padding: 0;
      border: 0;
    }
  }
`;

/** Everything that can give a listing away: what the page says before one is pasted, and without scripts. */
const SIGNS = Object.keys(LUMEN_CHECK_TEXTS.signTexts) as ListingSign[];

function Signs({ signs }: { signs: readonly ListingSign[] }) {
  return (
    <ul>
      {signs.map((sign) => (
        <li key={sign}>{LUMEN_CHECK_TEXTS.signTexts[sign]}</li>
      ))}
    </ul>
  );
}

function Verdict({ lumens, basis, signs, pictures }: ListingVerdict) {
  return (
    <>
      {lumens ? (
        <div>
          <Light>{LUMEN_CHECK_TEXTS.light(lumens)}</Light>
          <Small>{LUMEN_CHECK_TEXTS.basis[basis]}</Small>
        </div>
      ) : (
        <p>{LUMEN_CHECK_TEXTS.noClaim}</p>
      )}
      {lumens ? (
        <div>
          <Heading as="h3" $size="h4">
            {LUMEN_CHECK_TEXTS.pictures}
          </Heading>
          <Pictures>
            {pictures.map(({ light, diagonal }) => (
              <div key={light}>
                <dt>{ROOM_LIGHT_TEXTS.lights[light]}</dt>
                <dd>
                  {diagonal === null ? LUMEN_CHECK_TEXTS.noPicture : LUMEN_CHECK_TEXTS.picture(diagonal)}
                </dd>
              </div>
            ))}
          </Pictures>
        </div>
      ) : null}
      <div>
        <Heading as="h3" $size="h4">
          {LUMEN_CHECK_TEXTS.signs}
        </Heading>
        {signs.length > 0 ? <Signs signs={signs} /> : <p>{LUMEN_CHECK_TEXTS.noSigns}</p>}
      </div>
    </>
  );
}

function DocumentedCases({ cases }: { cases: NonNullable<NonNullable<LumenCheckContent['head']>['cases']> }) {
  const names = LUMEN_CHECK_TEXTS.caseColumns;
  return (
    <section aria-labelledby="cases">
      <Heading as="h2" $size="h3" id="cases">
        {LUMEN_CHECK_TEXTS.cases}
      </Heading>
      <Cases>
        <thead>
          <tr>
            {Object.values(names).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compact(cases).map(({ _key, name, claimed, found, evidence }) => {
            const link = safeHref(evidence?.address);
            return (
              <tr key={_key}>
                <th scope="row">{name}</th>
                <td>{claimed}</td>
                <td>{found}</td>
                <td>
                  {link?.kind === 'external' ? (
                    <a href={link.href} rel="nofollow noopener noreferrer" target="_blank">
                      {hostOf(link.href)}
                    </a>
                  ) : null}
                  {evidence?.words ? <q>{evidence.words}</q> : null}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Cases>
    </section>
  );
}

function LumenCheck({ content: { head, projectors } }: { content: LumenCheckContent }) {
  const title = head?.title ?? LUMEN_CHECK_TEXTS.title;
  const [listing, setListing] = useListing();
  const read = useDeferredValue(listing);
  const verdict = useMemo(() => (read.trim() === '' ? null : judgeListing(readListing(read))), [read]);
  const listed = useMemo(() => listedModel(read, compact(projectors)), [read, projectors]);
  return (
    <>
      <Seo
        title={head?.seoTitle ?? title}
        name={title}
        description={head?.seoDescription}
        path={PATHS.lumenCheck}
        picture={head?.image}
      />
      <PageHeader title={title} intro={head?.intro} />
      <Body>
        <Scriptless>{LUMEN_CHECK_TEXTS.scriptless}</Scriptless>
        <Check>
          <Listing>
            <Field label={LUMEN_CHECK_TEXTS.listing} hint={LUMEN_CHECK_TEXTS.listingHint} required>
              {({ required: _, ...control }) => (
                <TextArea
                  {...control}
                  rows={6}
                  value={listing}
                  onChange={({ target }) => setListing(target.value)}
                />
              )}
            </Field>
          </Listing>
          <Answer as="section" aria-labelledby="answer" aria-live="polite">
            <Heading as="h2" $size="h3" id="answer">
              {verdict ? LUMEN_CHECK_TEXTS.result : LUMEN_CHECK_TEXTS.signs}
            </Heading>
            {listed ? (
              <p>
                <Link to={listed.href}>{LUMEN_CHECK_TEXTS.listed(listed.name)}</Link>
              </p>
            ) : null}
            {verdict ? <Verdict {...verdict} /> : <Signs signs={SIGNS} />}
            <p>
              {LUMEN_CHECK_TEXTS.instead}: <Link to={sameMoneyHref(read)}>{LUMEN_CHECK_TEXTS.finder}</Link>
            </p>
          </Answer>
        </Check>
        {head?.cases && head.cases.length > 0 ? <DocumentedCases cases={head.cases} /> : null}
        <Small>{LUMEN_CHECK_TEXTS.method}</Small>
      </Body>
    </>
  );
}

export function Component() {
  return <ContentPage kind="lumenCheck">{(content) => <LumenCheck content={content} />}</ContentPage>;
}
