import { comparisonHref, PATHS } from '@lumen-throw/domain/site-paths';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { AllProjectorsLink } from '../all-projectors-link.tsx';
import { compact } from '../../../shared/content/compact.ts';
import { ButtonRow, LinkButton } from '../../../shared/design/button.tsx';
import { Card } from '../../../shared/design/card.tsx';
import { PageWidth } from '../../../shared/design/page-width.tsx';
import { SectionHead } from '../../../shared/design/section.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { Eyebrow, Heading, Lead, Muted, Small } from '../../../shared/design/type.tsx';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { StructuredData } from '../../../shared/seo/seo.tsx';
import { lazyPart } from '../../../shared/on-demand/lazy-part.tsx';
import { RelatedGuides } from '../../../shared/guide-card/related-guides.tsx';
import { bestValue, kindTitle } from '../../../shared/projectors/best-figures.ts';
import { CALCULATOR_PARAMETERS as NAMES } from '../../../shared/projectors/calculator-parameters.ts';
import { projectorFacts } from '../../../shared/projectors/projector-facts.ts';
import { VerdictSlot } from '../../../shared/room/room-slot.tsx';
import { AffiliateLink } from '../../../shared/shop/affiliate-link.tsx';
import { Disclosure } from '../../../shared/shop/disclosure.tsx';
import { CabinetDrawing } from '../cabinet-drawing.tsx';
import { CompareThis } from './compare-this.tsx';
import { EvidenceLine } from './evidence-line.tsx';
import { evidenceMeasure } from './evidence-measure.ts';
import { figureRows, isMeasuredByUs } from './figure-rows.ts';
import { modelData } from './model-data.ts';
import type { ProjectorContent } from './projector-query.ts';
import { MODEL_TEXTS } from './texts.ts';
import { DistanceSection } from './distance-section.tsx';
import { FigureList } from './figure-list.tsx';
import { KeyFacts } from './key-facts.tsx';
import { modelSentence } from './model-verdict.ts';
import { OwnModel } from './own-model.tsx';
import { nearestModels } from './nearest-models.ts';
import { VerdictChips } from './verdict-chips.tsx';
import { LightSection } from './light-section.tsx';

/** Stands at the page's end; what it is made with is not needed before. */
const SimilarModels = lazyPart(async () => (await import('./similar-models.tsx')).SimilarModels);

const Body = styled(PageWidth)`
  display: grid;
  gap: ${theme.space.section};
  padding-bottom: ${theme.space.section};

  > * {
    min-width: 0;
  }
`;

const Head = styled(PageWidth)`
  display: grid;
  gap: ${theme.space.m};
  justify-items: start;
  padding-block: clamp(${theme.space.m}, 3vw, ${theme.space.l})
    clamp(${theme.space.l}, 4vw, ${theme.space.xl});
`;

const Opening = styled.div`
  display: grid;
  gap: ${theme.space.m} ${theme.space.xl};
  align-items: end;
  width: 100%;

  > div:first-child {
    display: grid;
    gap: ${theme.space.s};
    align-content: end;
  }

  [data-verdict] {
    font-size: ${theme.size.base};
  }

  > div:last-child {
    overflow: hidden;
  }

  ${media.large} {
    grid-template-columns: minmax(0, 1fr) 26rem;
  }
`;

const Shop = styled.div`
  display: grid;
  gap: ${theme.space.s};
  justify-items: start;
`;

const Notes = styled.div`
  display: grid;
  gap: ${theme.space.m};
  padding-top: ${theme.space.l};
  max-width: 68ch;
`;

/**
 * Address of the calculator with the projector chosen, for pictures of 16:9 as everything on the page; the
 * calculator would take the shape of its chip.
 */
function calculatorHref(slug: string): string {
  return `${PATHS.throwCalculator}?${NAMES.preset}=${encodeURIComponent(slug)}&${NAMES.aspect}=16:9`;
}

/** All that the page of a projector shows. */
export function ModelView({ projector }: { projector: ProjectorContent }) {
  const { siteUrl } = useEnvironment();
  const facts = projectorFacts(projector);
  const rows = figureRows(projector);
  const measure = evidenceMeasure(rows, projector.kind);
  const slug = projector.slug ?? '';
  const otherNames = compact(projector.otherNames);
  const similar = compact(projector.similar);
  const beside = [projector, ...nearestModels(projector, similar, 2)];
  const sentence = modelSentence(facts);
  return (
    <>
      <StructuredData objects={[modelData(siteUrl, projector)]} />
      <Head as="header">
        <AllProjectorsLink />
        <Opening>
          <div>
            <Eyebrow>{kindTitle(projector.kind)}</Eyebrow>
            <Heading as="h1" $size="h1">
              {facts.name}
            </Heading>
            <VerdictSlot>{({ ProjectorVerdict }) => <ProjectorVerdict projector={projector} />}</VerdictSlot>
            <Lead>{sentence ?? projector.summary ?? MODEL_TEXTS.intro(kindTitle(projector.kind))}</Lead>
            {sentence && projector.summary ? <p>{projector.summary}</p> : null}
            {otherNames.length > 0 ? <Small>{MODEL_TEXTS.otherNames(otherNames.join(', '))}</Small> : null}
            {projector.isArchived ? (
              <Small>
                {MODEL_TEXTS.archived} <Link to={PATHS.projectorArchive}>{MODEL_TEXTS.archive}</Link>
              </Small>
            ) : null}
            {isMeasuredByUs(rows) ? null : <Small>{MODEL_TEXTS.notTested}</Small>}
            {bestValue(projector.status, ({ status }) => status) === 'discontinued' ? (
              <Small>{MODEL_TEXTS.usedOnly}</Small>
            ) : null}
          </div>
          <Card>
            <CabinetDrawing kind={projector.kind} weight={facts.weight} cabinet={facts.cabinet} />
          </Card>
        </Opening>
        <KeyFacts projector={projector} facts={facts} />
        <VerdictChips facts={facts} />
        <Shop>
          <Disclosure />
          <ButtonRow>
            <AffiliateLink
              target={{
                name: facts.name,
                marketplaceId: projector.marketplaceId,
                searchPhrase: facts.name,
              }}
            />
            {facts.lens ? (
              <LinkButton to={calculatorHref(slug)} $kind="quiet">
                {MODEL_TEXTS.calculator}
              </LinkButton>
            ) : null}
            {projector.isArchived ? null : <CompareThis model={{ slug, name: facts.name }} />}
            {projector.isArchived || beside.length < 2 ? null : (
              <LinkButton to={comparisonHref(beside.map((other) => other.slug ?? ''))} $kind="quiet">
                {MODEL_TEXTS.compare}
              </LinkButton>
            )}
          </ButtonRow>
          <OwnModel id={projector._id} name={facts.name} />
        </Shop>
      </Head>
      <Body>
        <DistanceSection projector={projector} facts={facts} />
        <LightSection facts={facts} slug={projector.isArchived ? null : slug} />
        <section aria-labelledby="figures">
          <SectionHead id="figures" heading={MODEL_TEXTS.figures}>
            <EvidenceLine measure={measure} />
          </SectionHead>
          <FigureList rows={rows} />
          <Notes>
            {measure.missing.length > 0 ? (
              <Muted>
                <strong>{MODEL_TEXTS.missing}:</strong> {measure.missing.join(', ')}.{' '}
                {MODEL_TEXTS.missingIntro}
              </Muted>
            ) : null}
            {projector.evidenceNote ? <Small>{projector.evidenceNote}</Small> : null}
          </Notes>
        </section>
        {beside.length > 1 ? <SimilarModels models={beside} name={facts.name} /> : null}
      </Body>
    </>
  );
}

/** The guides for its kind, below everything else. */
export function ModelGuides({ projector }: { projector: ProjectorContent }) {
  return <RelatedGuides heading={MODEL_TEXTS.guides} guides={projector.guides} />;
}
