import { projectorFacts } from '../../../shared/projectors/projector-facts.ts';
import type { ProjectorContent } from './projector-query.ts';
import { RealRooms } from './real-rooms.tsx';

/** Setups of members with a model; what they are checked against comes with it. */
export function ModelRooms({ projector }: { projector: ProjectorContent }) {
  const { name, brand, lens, light, nativeContrast } = projectorFacts(projector);
  return (
    <RealRooms
      id={projector._id}
      name={name}
      projector={{ lens, lumens: light.movie?.lumens ?? null, native: nativeContrast, model: { brand } }}
    />
  );
}
