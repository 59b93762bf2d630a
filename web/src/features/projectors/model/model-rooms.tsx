import { projectorFacts } from '../../../shared/projectors/projector-facts.ts';
import { compact } from '../../../shared/content/compact.ts';
import { screenSurface } from '../../../shared/kit/screen-surface.ts';
import type { ProjectorContent } from './projector-query.ts';
import { RealRooms } from './real-rooms.tsx';

/** Setups of members with a model; what they are checked against comes with it. */
export function ModelRooms({ projector }: { projector: ProjectorContent }) {
  const surfaces = new Map(
    compact(projector.screens).flatMap(({ _id, surface }) => {
      const known = screenSurface(surface);
      return known ? [[_id, known] as const] : [];
    }),
  );
  const { name, brand, lens, light, nativeContrast } = projectorFacts(projector);
  return (
    <RealRooms
      id={projector._id}
      name={name}
      surfaces={surfaces}
      projector={{ lens, lumens: light.movie?.lumens ?? null, native: nativeContrast, model: { brand } }}
    />
  );
}
