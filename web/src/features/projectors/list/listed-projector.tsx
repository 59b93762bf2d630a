import { memo, type Dispatch, type SetStateAction } from 'react';
import styled from 'styled-components';
import { deferredComponent } from '../../../shared/deferred/deferred-component.tsx';
import { StaticContent } from '../../../shared/deferred/static-content.tsx';
import { Card } from '../../../shared/design/card.tsx';
import type { ProjectorFacts } from '../../../shared/projectors/projector-facts.ts';
import type { ProjectorSummary } from '../../../shared/projectors/projector-query.ts';
import { BELOW_FIRST_SCREEN } from '../../../startup/below-first-screen.ts';
import { CompareBox } from './compare-box.tsx';

const ProjectorCard = deferredComponent(
  'on demand',
  async () => (await import('./deferred/projector-card.tsx')).ProjectorCard,
);

const Item = styled(Card)`
  display: grid;
  grid-template-rows: 1fr auto;
  overflow: hidden;

  &[hidden] {
    display: none;
  }

  /* Remembers its height, for when it is not laid out: see the list around it. */
  contain-intrinsic-block-size: auto 15rem;
`;

interface ListedProjectorProps {
  projector: ProjectorSummary;
  facts: ProjectorFacts;
  hidden: boolean;
  /** Stands below the first screen. */
  below: boolean;
  /** A figure that was asked for is not known of it. */
  isMissing: boolean;
  chosen: boolean;
  /** As many are chosen as can be compared. */
  full: boolean;
  onChosen: Dispatch<SetStateAction<readonly string[]>>;
}

/** A projector of the list with its box to compare. Rendered again only when something of its own changed. */
export const ListedProjector = memo(function ListedProjector({
  projector,
  facts,
  hidden,
  below,
  isMissing,
  chosen,
  full,
  onChosen,
}: ListedProjectorProps) {
  return (
    <Item as="li" hidden={hidden} className={below ? BELOW_FIRST_SCREEN : undefined}>
      <StaticContent of={projector}>
        <ProjectorCard projector={projector} facts={facts} />
      </StaticContent>
      <CompareBox
        name={facts.name}
        checked={chosen}
        full={full}
        isMissing={isMissing}
        onChange={(wanted) => {
          const slug = projector.slug ?? '';
          onChosen((before) => (wanted ? [...before, slug] : before.filter((other) => other !== slug)));
        }}
      />
    </Item>
  );
});
