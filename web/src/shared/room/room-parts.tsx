/** What stands in the places of a kept room; its scripts come only where one is kept. */
import type { ProjectorKind } from '@lumen-throw/domain/projector';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { theme } from '../design/theme.ts';
import { loadKitCatalog, type KitCatalog, type KitProjector } from '../kit/kit-catalog.ts';
import { fitFacts } from '../projectors/projector-facts.ts';
import { useKeptRoom } from './kept-room.ts';
import { fittedModel, type FittedModel } from './model-fit.ts';
import { RoomLine } from './room-line.tsx';
import { kindVerdict, roomVerdict, type RoomVerdict } from './room-words.ts';

const Words = styled.span`
  display: inline-flex;
  gap: 0.45em;
  align-items: baseline;
  color: ${theme.color.ink};
  font-weight: 600;

  &::before {
    flex: none;
    content: '';
    width: 0.6em;
    height: 0.6em;
    border: 1px solid currentColor;
    border-radius: 50%;
    background: ${theme.color.glow};
  }

  &[data-level='good']::before {
    background: ${theme.color.good};
  }

  &[data-level='bad']::before {
    background: ${theme.color.bad};
  }
`;

function Verdict({ verdict }: { verdict: RoomVerdict | null }) {
  return verdict && <Words data-level={verdict.level}>{verdict.text}</Words>;
}

function ModelVerdict({ model }: { model: FittedModel }) {
  const room = useKeptRoom();
  return <Verdict verdict={room && roomVerdict(model, room)} />;
}

type ProjectorContent = Parameters<typeof fitFacts>[0];

/** Of a projector as pages about projectors have it. */
function ProjectorVerdict({ projector }: { projector: ProjectorContent }) {
  return <ModelVerdict model={fittedModel(projector.kind, fitFacts(projector))} />;
}

/** Of a model as the catalog of kit has it; a kind has typical figures alone, of which nothing is said. */
function KitVerdict({ projector: { model, ...figures } }: { projector: KitProjector }) {
  return model && <ModelVerdict model={{ ...figures, ...model }} />;
}

/** The catalog of kit; null until it has loaded. A page without it says nothing. */
function useCatalog(): KitCatalog | null {
  const [catalog, setCatalog] = useState<KitCatalog | null>(null);
  useEffect(() => {
    let isShown = true;
    loadKitCatalog().then(
      (loaded) => isShown && setCatalog(loaded),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return catalog;
}

interface PickVerdictProps {
  /** Slug of the model that a pick is; null where it is a kind. */
  slug: string | null;
  /** The models that a kind leads to. */
  kind: ProjectorKind | null;
}

/** Of a guide's pick: of its model, or of how many models of its kind. */
function PickVerdict({ slug, kind }: PickVerdictProps) {
  const room = useKeptRoom();
  const catalog = useCatalog();
  if (!room || !catalog) return null;
  const models = catalog.projectors.flatMap(({ model, ...figures }) =>
    model ? [{ ...figures, ...model }] : [],
  );
  if (slug === null) return <Verdict verdict={kindVerdict(models, kind, room)} />;
  const model = models.find((one) => one.slug === slug);
  return model ? <ModelVerdict model={model} /> : null;
}

export const ROOM_PARTS = { RoomLine, ProjectorVerdict, KitVerdict, PickVerdict };
export type RoomParts = typeof ROOM_PARTS;
