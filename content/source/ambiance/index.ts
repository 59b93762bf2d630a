import { acousticPanels } from './acoustic-panels.ts';
import { blackoutCurtains } from './blackout-curtains.ts';
import { cableManagement } from './cable-management.ts';
import { ledLighting } from './led-lighting.ts';
import { mediaFurniture } from './media-furniture.ts';
import { outdoorComfort } from './outdoor-comfort.ts';
import { outdoorDecor } from './outdoor-decor.ts';
import { outdoorSeating } from './outdoor-seating.ts';
import { powerSolutions } from './power-solutions.ts';
import { refreshments } from './refreshments.ts';
import { smartLighting } from './smart-lighting.ts';
import { stringLights } from './string-lights.ts';
import { wallPaint } from './wall-paint.ts';
import { weatherproofing } from './weatherproofing.ts';

/** The fourteen ambiance pages and the products that stand on them alone. */
export const ambiance = [
  ledLighting,
  blackoutCurtains,
  acousticPanels,
  mediaFurniture,
  smartLighting,
  cableManagement,
  wallPaint,
  stringLights,
  outdoorSeating,
  outdoorComfort,
  outdoorDecor,
  weatherproofing,
  powerSolutions,
  refreshments,
].flat();
